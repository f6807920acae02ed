import { addDays, type Day } from '@restitui/brazil/day.ts';
import { parseClientColumns } from '@restitui/domain/crm/clients/client-columns.ts';
import { nextStepOf } from '@restitui/domain/crm/clients/client-step.ts';
import type { Client, clientsApi, ListedClient } from '@restitui/domain/crm/clients/clients.api.ts';
import type { ExportedClient } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import type { Tag } from '@restitui/domain/crm/tags/tag.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Input, Page } from '@restitui/domain/wire/endpoint.ts';
import {
  and,
  asc,
  count,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { clientInScope } from '../../../db/client-conditions.ts';
import { filterConditions } from '../../../db/filter-conditions.ts';
import { foldedColumn, nameOrNumberHas } from '../../../db/folded-text.ts';
import { sortOrder } from '../../../db/sort-order.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { findKeysWithText, isNamed } from '../../../db/text-search.ts';
import { users } from '../../accounts/users/users.table.ts';
import { products } from '../../recovery/products/products.table.ts';
import { clientTags, tags } from '../tags/tags.table.ts';
import {
  type ClientListReader,
  creditToSort,
  fileCreditsToSort,
  openRefunds,
  responsibleOfRow,
  selectedColumns,
} from './client-columns.repository.ts';
import { clients, owners } from './clients.table.ts';

type ListQuery = Input<typeof clientsApi.listOfTenant>['query'];
/** A list's filters without its page; the search text is optional. */
export type ClientFilterQuery = Omit<ListQuery, 'page' | 'pageSize'>;
type OpenRefunds = ReturnType<typeof refundsByClient>;

/** Columns of the client list. */
export const clientSummaryColumns = {
  id_client: clients.cnpjcpf,
  cnpjcpf: clients.cnpjcpf,
  razao_social: clients.razao_social,
  id_responsavel: clients.id_responsavel,
  id_gerente: clients.id_gerente,
  id_tenant: clients.id_tenant,
  id_owner: clients.id_owner,
  status: clients.status,
};

function matching(q: string): SQL | undefined {
  return q ? nameOrNumberHas(clients.razao_social_busca, clients.cnpjcpf, q) : undefined;
}

const ofClientRow = and(eq(clientTags.id_tenant, clients.id_tenant), eq(clientTags.id_client, clients.cnpjcpf));

/** Selects the tags of the client of a row, by name, as a JSON array of `value`. */
function tagsOfRow<T>(value: SQL): SQL<T[]> {
  return sql`(select coalesce(jsonb_agg(${value} order by ${tags.nome_busca}), '[]') from ${clientTags}
    join ${tags} on ${tags.id_tenant} = ${clientTags.id_tenant} and ${tags.id} = ${clientTags.id_tag}
    where ${ofClientRow})`;
}

const tagColumn = tagsOfRow<Tag>(sql`jsonb_build_object('id', ${tags.id}, 'nome', ${tags.nome}, 'cor', ${tags.cor})`);

const refundsByClient = (db: Db, id_tenant: TenantId, reader: ClientListReader) =>
  openRefunds(db, id_tenant, reader).as('refunds');

function linkedTo(db: Db, id_user: string): SQL | undefined {
  return or(
    clientInScope(db, { kind: 'managedBy', id_user }),
    clientInScope(db, { kind: 'assignedTo', id_analista: id_user }),
  );
}

function listed(db: Db, id_tenant: TenantId, reader: ClientListReader, query: ClientFilterQuery): SQL | undefined {
  const filters = filterConditions(query, {
    q: matching,
    status: (status) => eq(clients.status, status),
    etiqueta: (id) =>
      exists(
        db
          .select({ one: sql`1` })
          .from(clientTags)
          .where(and(ofClientRow, eq(clientTags.id_tag, id))),
      ),
    responsavel: (whose) => (whose === 'eu' ? linkedTo(db, reader.id_user) : isNull(clients.id_responsavel)),
    prescreve: (within) => {
      const open = refundsByClient(db, id_tenant, reader);
      const until = lte(open.prescreve_em, lastDay(reader.today, within));
      return inArray(clients.cnpjcpf, db.select({ id_client: open.id_client }).from(open).where(until));
    },
    colunas: () => undefined,
  });
  return and(eq(clients.id_tenant, id_tenant), ...filters, clientInScope(db, reader.clients));
}

function lastDay(today: Day, within: NonNullable<ListQuery['prescreve']>): Day {
  return addDays(today, Number.parseInt(within, 10));
}

/** Returns the conditions of a list, of which the index of texts has named the clients where it can. */
async function searched(
  db: Db,
  id_tenant: TenantId,
  reader: ClientListReader,
  query: ClientFilterQuery,
): Promise<SQL | undefined> {
  const named = query.q ? await findKeysWithText(db, 'clients', query.q) : undefined;
  return and(listed(db, id_tenant, reader, query), isNamed(clients.cnpjcpf, named));
}

/** Selects the numbers of one page from an index alone; the rows are joined to them. */
function pageOf(db: Db, where: SQL | undefined, { page, pageSize }: ListQuery, { key, order, joined }: ListOrder) {
  const from = db
    .select({ cnpjcpf: clients.cnpjcpf, chave: sql`${key}`.as('chave') })
    .from(clients)
    .$dynamic();
  return (joined ? from.leftJoin(joined.table, joined.on) : from)
    .where(where)
    .orderBy(...order(key))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .as('page');
}

/** The value that a list is sorted by, and the order of that value where it is selected. */
interface ListOrder {
  key: SQLWrapper;
  order: (key: SQLWrapper) => SQL[];
  /** The table with the value, unless the client itself has it. */
  joined: { table: OpenRefunds | SQL; on: SQL } | undefined;
}

/** The column of `fileCreditsToSort`. */
const fileCredit = sql`files.credito`;

function orderOf(db: Db, id_tenant: TenantId, reader: ClientListReader, sort: ListQuery['sort']): ListOrder {
  const { column, direction } = sortOrder(sort);
  const byRefunds = column === 'credito' || column === 'prescreve_em';
  const refunds = byRefunds ? refundsByClient(db, id_tenant, reader) : undefined;
  const byFiles = column === 'credito_folha' || column === 'credito_sped' ? column : undefined;
  const keys = {
    razao_social: clients.razao_social_busca,
    status: clients.status,
    createdDate: clients.createdDate,
    procuracaoValidaAte: clients.procuracaoValidaAte,
    municipio: foldedColumn(clients.municipio),
    nome_responsavel: foldedColumn(responsibleOfRow),
    credito: refunds ? creditToSort(db, id_tenant, reader.products, refunds.credito) : sql`null`,
    prescreve_em: refunds?.prescreve_em ?? sql`null`,
    credito_folha: fileCredit,
    credito_sped: fileCredit,
  };
  // Columns that are never null keep an order that an index has.
  const isNullable =
    byRefunds || byFiles !== undefined || column === 'procuracaoValidaAte' || column === 'nome_responsavel';
  const order = (key: SQLWrapper) => [
    isNullable ? sql`${direction(key)} nulls last` : direction(key),
    asc(clients.razao_social_busca),
    asc(clients.cnpjcpf),
  ];
  const joined = refunds
    ? { table: refunds, on: eq(refunds.id_client, clients.cnpjcpf) }
    : byFiles && {
        table: sql`${fileCreditsToSort(id_tenant, byFiles, reader)} files`,
        on: sql`files.id_client = ${clients.cnpjcpf}`,
      };
  return { key: keys[column], order, joined };
}

/** Counts only when necessary: a page that is not full is the last one. */
async function totalOf(db: Db, where: SQL | undefined, { page, pageSize }: ListQuery, rows: number): Promise<number> {
  if (rows < pageSize && (rows > 0 || page === 1)) return (page - 1) * pageSize + rows;
  const [total] = await db.select({ n: count() }).from(clients).where(where);
  return total?.n ?? 0;
}

export async function listClients(
  db: Db,
  id_tenant: TenantId,
  reader: ClientListReader,
  query: ListQuery,
): Promise<{ data: ListedClient[]; page: Page }> {
  const where = await searched(db, id_tenant, reader, query);
  const order = orderOf(db, id_tenant, reader, query.sort);
  const page = pageOf(db, where, query, order);
  const columns = selectedColumns(parseClientColumns(query.colunas), reader);
  const rows = await db
    .select({ ...clientSummaryColumns, etiquetas: tagColumn, ...columns })
    .from(clients)
    .innerJoin(page, and(eq(clients.id_tenant, id_tenant), eq(clients.cnpjcpf, page.cnpjcpf)))
    .orderBy(...order.order(page.chave));
  const total = await totalOf(db, where, query, rows.length);
  const data = rows.map(({ fatos, ...row }) => ({
    ...row,
    ...(fatos && {
      passo: nextStepOf({ ...fatos, ...row, procuracaoValidaAte: row.procuracaoValidaAte ?? null }, reader.today),
    }),
  }));
  return { data, page: { number: query.page, size: query.pageSize, total } };
}

/** Counts the clients of each query, in their order, by one statement. */
export async function countClients(
  db: Db,
  id_tenant: TenantId,
  reader: ClientListReader,
  queries: readonly ClientFilterQuery[],
): Promise<number[]> {
  const totals = queries.map((query) => {
    const where = listed(db, id_tenant, reader, query);
    return sql`(${db.select({ n: count() }).from(clients).where(where)})`;
  });
  const [row] = await db
    .select({ n: sql<number[]>`array[${sql.join(totals, sql`, `)}]::int[]` })
    .from(sql`(select) one`);
  return row?.n ?? [];
}

/**
 * The client list with the columns of the spreadsheet.
 * @param only numbers of the clients that it is limited to
 */
export async function listClientsInFull(
  db: Db,
  id_tenant: TenantId,
  reader: ClientListReader,
  query: ListQuery,
  only?: string[],
): Promise<{ data: ExportedClient[]; page: Page }> {
  const where = and(await searched(db, id_tenant, reader, query), only && inArray(clients.cnpjcpf, only));
  const order = orderOf(db, id_tenant, reader, query.sort);
  const page = pageOf(db, where, query, order);
  const responsavel = alias(users, 'responsavel');
  const gerente = alias(users, 'gerente');
  const data = await db
    .select({
      cnpjcpf: clients.cnpjcpf,
      razao_social: clients.razao_social,
      nome_fantasia: clients.nome_fantasia,
      status: clients.status,
      createdDate: clients.createdDate,
      nomeProprietario: owners.nomeProprietario,
      municipio: clients.municipio,
      estado: clients.estado,
      cnae_principal: clients.cnae_principal,
      comissaoTenant: clients.comissaoTenant,
      nome_responsavel: responsavel.name,
      nome_gerente: gerente.name,
      procuracaoValidaAte: clients.procuracaoValidaAte,
      etiquetas: tagsOfRow<string>(sql`${tags.nome}`),
    })
    .from(clients)
    .innerJoin(page, and(eq(clients.id_tenant, id_tenant), eq(clients.cnpjcpf, page.cnpjcpf)))
    .innerJoin(owners, and(eq(owners.id_tenant, clients.id_tenant), eq(owners.id, clients.id_owner)))
    .leftJoin(responsavel, eq(responsavel.id, clients.id_responsavel))
    .leftJoin(gerente, eq(gerente.id, clients.id_gerente))
    .orderBy(...order.order(page.chave));
  const total = await totalOf(db, where, query, data.length);
  return { data, page: { number: query.page, size: query.pageSize, total } };
}

export async function findClient(db: Db, id_tenant: TenantId, cnpjcpf: string): Promise<Client | undefined> {
  const responsavel = alias(users, 'responsavel');
  const gerente = alias(users, 'gerente');
  const [row] = await db
    .select({
      ...getTableColumns(clients),
      nomeProprietario: owners.nomeProprietario,
      cpfProprietario: owners.cpfProprietario,
      emailProprietario: owners.emailProprietario,
      contatoProprietario: owners.contatoProprietario,
      nome_responsavel: responsavel.name,
      nome_gerente: gerente.name,
    })
    .from(clients)
    .innerJoin(owners, eq(owners.id, clients.id_owner))
    .leftJoin(responsavel, eq(responsavel.id, clients.id_responsavel))
    .leftJoin(gerente, eq(gerente.id, clients.id_gerente))
    .where(and(eq(clients.id_tenant, id_tenant), eq(clients.cnpjcpf, cnpjcpf)));
  return row && { ...row, id_client: row.cnpjcpf };
}

/** Returns false when the tenant already has a client with this number. */
export async function insertClient(db: Db, client: typeof clients.$inferInsert): Promise<boolean> {
  const rows = await db.insert(clients).values(client).onConflictDoNothing().returning({ id: clients.cnpjcpf });
  return rows.length === 1;
}

/** Users assigned to a product of the client. */
export async function listAnalystsOfClient(db: Db, id_tenant: TenantId, cnpjcpf: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: products.id_analista })
    .from(products)
    .where(and(eq(products.id_tenant, id_tenant), eq(products.id_client, cnpjcpf), isNotNull(products.id_analista)));
  return rows.flatMap((row) => row.id ?? []);
}
