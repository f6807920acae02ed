import { reaisOf } from '@restitui/brazil/money.ts';
import type { AnalysisItem, simplesAnalysisApi } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Input, Page } from '@restitui/domain/wire/endpoint.ts';
import type { ItemLine } from '@restitui/tax-engine/reading.ts';
import { and, asc, count, eq, ilike, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { simplesItems } from './simples-analysis.table.ts';

type ItemQuery = Input<typeof simplesAnalysisApi.items>['query'];

export async function listItems(
  db: Db,
  id_tenant: TenantId,
  month: { id_run: string; competencia: string },
  { page, pageSize, grupo, revisar, q }: ItemQuery,
): Promise<{ data: AnalysisItem[]; page: Page }> {
  const pattern = q && `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    eq(simplesItems.id_tenant, id_tenant),
    eq(simplesItems.id_run, month.id_run),
    eq(simplesItems.competencia, month.competencia),
    grupo && eq(simplesItems.grupo, grupo),
    revisar === undefined ? undefined : eq(simplesItems.revisar, revisar),
    pattern
      ? or(
          ilike(simplesItems.produto, pattern),
          ilike(simplesItems.ncm, pattern),
          ilike(simplesItems.chave, pattern),
          ilike(simplesItems.cfop, pattern),
        )
      : undefined,
  );
  const rows = await db
    .select()
    .from(simplesItems)
    .where(where)
    .orderBy(asc(simplesItems.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await db.select({ n: count() }).from(simplesItems).where(where);
  return {
    data: rows.map(({ id, centavos, ...row }) => ({ ...row, id: String(id), valor: reaisOf(centavos) })),
    page: { number: page, size: pageSize, total: total?.n ?? 0 },
  };
}

const columns = [
  'competencia',
  'chave',
  'modelo',
  'serie',
  'numero',
  'emissao',
  'emitente',
  'item',
  'codigo',
  'produto',
  'ncm',
  'cest',
  'extipi',
  'cfop',
  'cst_icms',
  'cst_pis',
  'cst_cofins',
  'grupo',
  'anexo',
  'revisar',
  'regra',
  'lei',
] as const satisfies readonly (keyof ItemLine)[];

const types: Partial<Record<keyof ItemLine, string>> = { item: 'int', revisar: 'boolean' };

/** Thousands of lines in one statement: each column goes as one array. */
export async function insertItems(db: Db, id_tenant: TenantId, id_run: string, lines: ItemLine[]): Promise<void> {
  if (lines.length === 0) return;
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const arrays = sql.join(
    columns.map(
      (name) => sql`${sql.param(lines.map((line) => textOf(line[name])))}::${sql.raw(types[name] ?? 'text')}[]`,
    ),
    sql`, `,
  );
  await db.execute(sql`
    insert into ${simplesItems} (id_tenant, id_run, centavos, ${names})
    select ${id_tenant}, ${id_run}, * from unnest(${sql.param(lines.map((line) => line.valor))}::bigint[], ${arrays})`);
}

function textOf<T>(value: T): T {
  return typeof value === 'string' ? (value.replaceAll('\0', '') as T) : value;
}

/** Items of a run that did not come to its end. */
export async function deleteItems(db: Db, id_tenant: TenantId, id_run: string): Promise<void> {
  await db.delete(simplesItems).where(and(eq(simplesItems.id_tenant, id_tenant), eq(simplesItems.id_run, id_run)));
}
