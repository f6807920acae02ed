import type { Day } from '@restitui/brazil/day.ts';
import { boletoSearchText } from '@restitui/domain/boletos/boleto-search-text.ts';
import { openSituacoes, paidSituacoes } from '@restitui/domain/boletos/boleto-situacao.ts';
import type { Boleto, BoletoFilters, boletosApi } from '@restitui/domain/boletos/boletos.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
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
import { nameOrNumberHas } from '../../db/folded-text.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { boletos } from './boletos.table.ts';

export type BoletoRow = typeof boletos.$inferSelect;

const { busca: _busca, id_user: _user, txid: _txid, ...columns } = getTableColumns(boletos);
const one = (id_tenant: TenantId, id: string) => and(eq(boletos.id_tenant, id_tenant), eq(boletos.id, id));

export async function findBoleto(db: Db, id_tenant: TenantId, id: string): Promise<BoletoRow | undefined> {
  const [row] = await db.select().from(boletos).where(one(id_tenant, id));
  return row;
}

/**
 * The same, and nobody else changes it until the transaction ends; nor the one that it replaces or is replaced by, since
 * the end of one concerns both. They are taken in the order of their ids: two who take both never wait for each other.
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

/** Undefined when the tenant has a boleto of this number already. */
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

/** Nothing takes the place of who was to be replaced by this boleto. */
export async function endReplacementBy(db: Db, id_tenant: TenantId, id_substituto: string): Promise<void> {
  await db
    .update(boletos)
    .set({ id_substituto: null, substituicao: null })
    .where(and(eq(boletos.id_tenant, id_tenant), eq(boletos.id_substituto, id_substituto)));
}

/** Takes back a boleto that the bank never made. */
export async function removeBoleto(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  await db.delete(boletos).where(one(id_tenant, id));
}

export function boletoOnWire({ busca: _, id_user: __, txid: ___, ...shown }: BoletoRow): Boleto {
  return shown;
}

function matching(q: string | undefined): SQL | undefined {
  return q ? nameOrNumberHas(boletos.busca, boletos.cpfCnpj, q) : undefined;
}

function filtered(id_tenant: TenantId, { q, status, por, de, ate, id_client }: BoletoFilters): SQL | undefined {
  const date = por === 'EMISSAO' ? boletos.dataEmissao : boletos.dataVencimento;
  return and(
    eq(boletos.id_tenant, id_tenant),
    status && eq(boletos.status, status),
    de ? gte(date, de) : undefined,
    ate ? lte(date, ate) : undefined,
    id_client ? eq(boletos.id_client, id_client) : undefined,
    matching(q),
  );
}

/** One page, the latest due date first. */
export async function listBoletos(
  db: Db,
  id_tenant: TenantId,
  { page, pageSize, ...filters }: Input<typeof boletosApi.list>['query'],
): Promise<{ data: Boleto[]; page: Page }> {
  const where = filtered(id_tenant, filters);
  const [total] = await db.select({ n: count() }).from(boletos).where(where);
  const data = await db
    .select(columns)
    .from(boletos)
    .where(where)
    .orderBy(desc(boletos.dataVencimento), desc(boletos.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { data, page: { number: page, size: pageSize, total: total?.n ?? 0 } };
}

const mostExported = 20_000;

export async function listAllBoletos(db: Db, id_tenant: TenantId, filters: BoletoFilters): Promise<Boleto[]> {
  return db
    .select(columns)
    .from(boletos)
    .where(filtered(id_tenant, filters))
    .orderBy(desc(boletos.dataVencimento), desc(boletos.id))
    .limit(mostExported);
}

/** Waited for, or paid since an instant: a bank may give a payment back. */
function watchedSince(id_tenant: TenantId, paidSince: string): SQL | undefined {
  const isOpen = inArray(boletos.situacao, [...openSituacoes]);
  const isPaid = and(inArray(boletos.situacao, [...paidSituacoes]), isNotNull(boletos.codigoSolicitacao));
  return and(eq(boletos.id_tenant, id_tenant), or(isOpen, and(isPaid, gte(boletos.dataSituacao, paidSince))));
}

/** Between which due dates boletos are watched; undefined where none is. */
export async function findWatchedPeriod(
  db: Db,
  id_tenant: TenantId,
  paidSince: string,
): Promise<{ de: Day; ate: Day } | undefined> {
  const [row] = await db
    .select({ de: min(boletos.dataVencimento), ate: max(boletos.dataVencimento) })
    .from(boletos)
    .where(watchedSince(id_tenant, paidSince));
  return row?.de && row.ate ? { de: row.de as Day, ate: row.ate as Day } : undefined;
}

/** All that are watched, the oldest first. */
export async function listWatchedBoletos(db: Db, id_tenant: TenantId, paidSince: string): Promise<BoletoRow[]> {
  return db
    .select()
    .from(boletos)
    .where(watchedSince(id_tenant, paidSince))
    .orderBy(asc(boletos.createdDate), asc(boletos.id));
}

/** Those whose replacement is not at its end. */
export async function listReplacedBoletos(db: Db, id_tenant: TenantId): Promise<string[]> {
  const rows = await db
    .select({ id: boletos.id })
    .from(boletos)
    .where(and(eq(boletos.id_tenant, id_tenant), isNotNull(boletos.substituicao), isNotNull(boletos.id_substituto)));
  return rows.map(({ id }) => id);
}

/** Those of the bank's codes that the tenant has. */
export async function listIdsOfCodes(db: Db, id_tenant: TenantId, codes: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: boletos.id })
    .from(boletos)
    .where(and(eq(boletos.id_tenant, id_tenant), inArray(boletos.codigoSolicitacao, codes)));
  return rows.map(({ id }) => id);
}
