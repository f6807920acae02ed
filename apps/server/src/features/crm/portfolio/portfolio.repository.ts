import type {
  ImportCounts,
  ImportRow,
  PortfolioImport,
  portfolioApi,
} from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Input, Page } from '@restitui/domain/wire/endpoint.ts';
import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { filterConditions } from '../../../db/filter-conditions.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { portfolioImports, portfolioRows } from './portfolio.table.ts';

export type ImportRecord = typeof portfolioImports.$inferSelect;
export type NewRow = typeof portfolioRows.$inferInsert;

const rowsAtOnce = 1000;
const sampleRows = 3;
const hasNotes = sql`jsonb_array_length(${portfolioRows.notes}) > 0`;

const byId = (id_tenant: TenantId, id: string) =>
  and(eq(portfolioImports.id_tenant, id_tenant), eq(portfolioImports.id, id));
const isOfImport = (id_tenant: TenantId, id: string) =>
  and(eq(portfolioRows.id_tenant, id_tenant), eq(portfolioRows.id_import, id));

export async function findImport(db: Db, id_tenant: TenantId, id: string): Promise<ImportRecord | undefined> {
  const [row] = await db.select().from(portfolioImports).where(byId(id_tenant, id));
  return row;
}

/** Newest first; of one user where given. */
export async function listImports(db: Db, id_tenant: TenantId, id_user: string | undefined): Promise<ImportRecord[]> {
  return db
    .select()
    .from(portfolioImports)
    .where(and(eq(portfolioImports.id_tenant, id_tenant), id_user ? eq(portfolioImports.id_user, id_user) : undefined))
    .orderBy(desc(portfolioImports.createdDate))
    .limit(20);
}

export async function insertImport(db: Db, row: typeof portfolioImports.$inferInsert): Promise<void> {
  await db.insert(portfolioImports).values(row);
}

/** Updates an import that is in one of the states; returns false otherwise. */
export async function updateImport(
  db: Db,
  id_tenant: TenantId,
  id: string,
  from: ImportRecord['state'][],
  change: Partial<ImportRecord>,
): Promise<boolean> {
  const rows = await db
    .update(portfolioImports)
    .set(change)
    .where(and(byId(id_tenant, id), inArray(portfolioImports.state, from)))
    .returning({ id: portfolioImports.id });
  return rows.length === 1;
}

/** Deletes the imports created before an instant, with their rows. */
export async function deleteOldImports(db: Db, id_tenant: TenantId, before: string): Promise<void> {
  await db
    .delete(portfolioImports)
    .where(and(eq(portfolioImports.id_tenant, id_tenant), lt(portfolioImports.createdDate, before)));
}

/** Replaces the rows of an import. */
export async function replaceRows(db: Db, id_tenant: TenantId, id: string, rows: NewRow[]): Promise<void> {
  await db.delete(portfolioRows).where(isOfImport(id_tenant, id));
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await db.insert(portfolioRows).values(rows.slice(at, at + rowsAtOnce));
  }
}

/** The lines as sent. */
export async function listLines(
  db: Db,
  id_tenant: TenantId,
  id: string,
  limit?: number,
): Promise<{ line: number; cells: string[] }[]> {
  const lines = db
    .select({ line: portfolioRows.line, cells: portfolioRows.cells })
    .from(portfolioRows)
    .where(isOfImport(id_tenant, id))
    .orderBy(asc(portfolioRows.line));
  return limit === undefined ? lines : lines.limit(limit);
}

/** The counts of an import without rows. */
export const noRows: ImportCounts = {
  ...{ total: 0, valida: 0, erro: 0, existente: 0 },
  ...{ repetida: 0, importada: 0, corrigida: 0 },
};

export async function countRows(db: Db, id_tenant: TenantId, ids: string[]): Promise<Map<string, ImportCounts>> {
  const found = await db
    .select({
      id: portfolioRows.id_import,
      outcome: portfolioRows.outcome,
      n: count(),
      mended: sql<number>`count(*) filter (where ${hasNotes})`.mapWith(Number),
    })
    .from(portfolioRows)
    .where(and(eq(portfolioRows.id_tenant, id_tenant), inArray(portfolioRows.id_import, ids)))
    .groupBy(portfolioRows.id_import, portfolioRows.outcome);
  const counts = new Map(ids.map((id): [string, ImportCounts] => [id, { ...noRows }]));
  for (const { id, outcome, n, mended } of found) {
    const of = counts.get(id) ?? { ...noRows };
    counts.set(id, { ...of, [outcome]: n, total: of.total + n, corrigida: of.corrigida + mended });
  }
  return counts;
}

export async function toImportResponse(db: Db, row: ImportRecord): Promise<PortfolioImport> {
  const tenant = row.id_tenant;
  const counts = (await countRows(db, tenant, [row.id])).get(row.id) ?? noRows;
  const sample = (await listLines(db, tenant, row.id, sampleRows)).map(({ cells }) => cells);
  return { ...row, counts, sample };
}

type RowQuery = Input<typeof portfolioApi.rows>['query'];

export async function listImportRows(
  db: Db,
  id_tenant: TenantId,
  id: string,
  query: RowQuery,
): Promise<{ data: ImportRow[]; page: Page }> {
  const { page, pageSize } = query;
  const filters = filterConditions(query, {
    outcome: (outcome) => eq(portfolioRows.outcome, outcome),
    corrigida: (corrected) => (corrected ? hasNotes : undefined),
  });
  const where = and(isOfImport(id_tenant, id), ...filters);
  const rows = await db
    .select()
    .from(portfolioRows)
    .where(where)
    .orderBy(asc(portfolioRows.line))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await db.select({ n: count() }).from(portfolioRows).where(where);
  const data = rows.map(({ client, ...row }) => ({
    ...row,
    cnpjcpf: client?.cnpjcpf ?? null,
    razao_social: client?.razao_social ?? null,
  }));
  return { data, page: { number: page, size: pageSize, total: total?.n ?? 0 } };
}
