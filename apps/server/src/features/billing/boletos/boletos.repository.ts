import type { Day } from '@restitui/brazil/day.ts';
import { boletoSearchText } from '@restitui/domain/billing/boletos/boleto-search-text.ts';
import { openSituacoes, paidSituacoes } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import type { BoletoFilters, boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { mostExportedBoletos } from '@restitui/domain/billing/boletos/boletos-sheet.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Input, Page } from '@restitui/domain/wire/endpoint.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  lte,
  max,
  min,
  or,
  type SQL,
} from 'drizzle-orm';
import { filterConditions } from '../../../db/filter-conditions.ts';
import { foldedColumn, nameOrNumberHas } from '../../../db/folded-text.ts';
import { sortOrder } from '../../../db/sort-order.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { boletos } from './boletos.table.ts';

export type BoletoRow = typeof boletos.$inferSelect;
type ListedBoleto = Omit<BoletoRow, 'busca' | 'id_user' | 'txid'>;

const { busca: _busca, id_user: _user, txid: _txid, ...columns } = getTableColumns(boletos);
const one = (id_tenant: TenantId, id: string) => and(eq(boletos.id_tenant, id_tenant), eq(boletos.id, id));

export async function findBoleto(db: Db, id_tenant: TenantId, id: string): Promise<BoletoRow | undefined> {
  const [row] = await db.select().from(boletos).where(one(id_tenant, id));
  return row;
}

/**
 * Finds and locks a boleto, with the one that it replaces or is replaced by, because the end of one affects both. Locks
 * in the order of ids, so that concurrent calls cannot deadlock.
 */
export async function lockBoleto(db: Db, id_tenant: TenantId, id: string): Promise<BoletoRow | undefined> {
  const seen = await findBoleto(db, id_tenant, id);
  const both = [id, seen?.id_substituto, seen?.substituicao && seen.id_substituido].filter((each) => each != null);
  const rows = await db
    .select()
    .from(boletos)
    .where(and(eq(boletos.id_tenant, id_tenant), inArray(boletos.id, both)))
    .orderBy(asc(boletos.id))
    .for('update');
  return rows.find((row) => row.id === id);
}

/** Returns undefined when the tenant already has a boleto with this number. */
export async function insertBoleto(
  db: Db,
  row: Omit<typeof boletos.$inferInsert, 'busca'>,
): Promise<BoletoRow | undefined> {
  const [inserted] = await db
    .insert(boletos)
    .values({ ...row, busca: boletoSearchText(row) })
    .onConflictDoNothing({ target: [boletos.id_tenant, boletos.seuNumero] })
    .returning();
  return inserted;
}

export async function updateBoleto(
  db: Db,
  id_tenant: TenantId,
  id: string,
  changed: Partial<typeof boletos.$inferInsert>,
): Promise<BoletoRow | undefined> {
  const [row] = await db.update(boletos).set(changed).where(one(id_tenant, id)).returning();
  return row;
}

export async function hasNumber(db: Db, id_tenant: TenantId, seuNumero: string): Promise<boolean> {
  const where = and(eq(boletos.id_tenant, id_tenant), eq(boletos.seuNumero, seuNumero));
  return (await db.select({ id: boletos.id }).from(boletos).where(where)).length > 0;
}

/** Clears the link from the boleto that this one was to replace. */
export async function unlinkReplacement(db: Db, id_tenant: TenantId, id_substituto: string): Promise<void> {
  await db
    .update(boletos)
    .set({ id_substituto: null, substituicao: null })
    .where(and(eq(boletos.id_tenant, id_tenant), eq(boletos.id_substituto, id_substituto)));
}

/** Deletes a boleto that the bank never issued. */
export async function removeBoleto(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  await db.delete(boletos).where(one(id_tenant, id));
}

function matching(q: string): SQL | undefined {
  return q ? nameOrNumberHas(boletos.busca, boletos.cpfCnpj, q) : undefined;
}

function filtered(id_tenant: TenantId, filters: BoletoFilters): SQL | undefined {
  const date = filters.por === 'EMISSAO' ? boletos.dataEmissao : boletos.dataVencimento;
  return and(
    eq(boletos.id_tenant, id_tenant),
    ...filterConditions(filters, {
      q: matching,
      status: (status) => eq(boletos.status, status),
      // Chooses the date that `de` and `ate` limit.
      por: () => undefined,
      de: (de) => gte(date, de),
      ate: (ate) => lte(date, ate),
      id_client: (id_client) => (id_client ? eq(boletos.id_client, id_client) : undefined),
    }),
  );
}

/** Returns the order of a list; boletos with the same value are in the order of their due date, the latest first. */
function orderOf(sort: BoletoFilters['sort']): SQL[] {
  const { column, direction } = sortOrder(sort);
  if (column === 'dataVencimento') return [direction(boletos.dataVencimento), direction(boletos.id)];
  const first = column === 'nome' ? foldedColumn(boletos.nome) : boletos[column];
  return [direction(first), desc(boletos.dataVencimento), desc(boletos.id)];
}

/** Lists one page. */
export async function listBoletos(
  db: Db,
  id_tenant: TenantId,
  { page, pageSize, ...filters }: Input<typeof boletosApi.list>['query'],
): Promise<{ data: ListedBoleto[]; page: Page }> {
  const where = filtered(id_tenant, filters);
  const [total] = await db.select({ n: count() }).from(boletos).where(where);
  const data = await db
    .select(columns)
    .from(boletos)
    .where(where)
    .orderBy(...orderOf(filters.sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { data, page: { number: page, size: pageSize, total: total?.n ?? 0 } };
}

export async function listAllBoletos(db: Db, id_tenant: TenantId, filters: BoletoFilters): Promise<ListedBoleto[]> {
  return db
    .select(columns)
    .from(boletos)
    .where(filtered(id_tenant, filters))
    .orderBy(...orderOf(filters.sort))
    .limit(mostExportedBoletos);
}

/** Matches open boletos and those paid since an instant, because a bank may refund a payment. */
function watchedSince(id_tenant: TenantId, paidSince: string): SQL | undefined {
  const isOpen = inArray(boletos.situacao, [...openSituacoes]);
  const isPaid = and(inArray(boletos.situacao, [...paidSituacoes]), isNotNull(boletos.codigoSolicitacao));
  return and(eq(boletos.id_tenant, id_tenant), or(isOpen, and(isPaid, gte(boletos.dataSituacao, paidSince))));
}

/** Returns the range of due dates of watched boletos; undefined when there are none. */
export async function findWatchedPeriod(
  db: Db,
  id_tenant: TenantId,
  paidSince: string,
): Promise<{ de: Day; ate: Day } | undefined> {
  const [row] = await db
    .select({ de: min(boletos.dataVencimento), ate: max(boletos.dataVencimento) })
    .from(boletos)
    .where(watchedSince(id_tenant, paidSince));
  return row?.de && row.ate ? { de: row.de, ate: row.ate } : undefined;
}

/** Lists all watched boletos, oldest first. */
export async function listWatchedBoletos(db: Db, id_tenant: TenantId, paidSince: string): Promise<BoletoRow[]> {
  return db
    .select()
    .from(boletos)
    .where(watchedSince(id_tenant, paidSince))
    .orderBy(asc(boletos.createdDate), asc(boletos.id));
}

/** Lists boletos with an unfinished replacement. */
export async function listReplacedBoletos(db: Db, id_tenant: TenantId): Promise<string[]> {
  const rows = await db
    .select({ id: boletos.id })
    .from(boletos)
    .where(and(eq(boletos.id_tenant, id_tenant), isNotNull(boletos.substituicao), isNotNull(boletos.id_substituto)));
  return rows.map(({ id }) => id);
}

/** Lists the tenant's boletos with the given codes of the bank. */
export async function listIdsOfCodes(db: Db, id_tenant: TenantId, codes: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: boletos.id })
    .from(boletos)
    .where(and(eq(boletos.id_tenant, id_tenant), inArray(boletos.codigoSolicitacao, codes)));
  return rows.map(({ id }) => id);
}
