import { type ClientColumn, parseClientColumns } from '@restitui/domain/crm/clients/client-columns.ts';
import { type ClientFacts, nextStepOf } from '@restitui/domain/crm/clients/client-step.ts';
import type { Client, ListedClient } from '@restitui/domain/crm/clients/clients.api.ts';
import type { ExportedClient } from '@restitui/domain/crm/portfolio/client-sheet.ts';
import type { Tag } from '@restitui/domain/crm/tags/tag.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Page } from '@restitui/domain/wire/endpoint.ts';
import { and, count, eq, getTableColumns, inArray, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { clientInScope } from '../../../db/client-conditions.ts';
import { type ClientOrder, findPageOfSearch, keysInOrder } from '../../../db/client-search.ts';
import { tallyOfClients } from '../../../db/client-tally.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { findClientsWithText, isNamed } from '../../../db/text-search.ts';
import { users } from '../../accounts/users/users.table.ts';
import { products } from '../../recovery/products/products.table.ts';
import { clientTags, tags } from '../tags/tags.table.ts';
import { type ClientListReader, selectedColumns } from './client-columns.repository.ts';
import { type ClientFilterQuery, type ListQuery, listed, ofClientRow } from './client-list-conditions.repository.ts';
import { orderOf } from './client-list-order.repository.ts';
import { clients, owners } from './clients.table.ts';

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

/** Selects the tags of the client of a row, by name, as a JSON array of `value`. */
function tagsOfRow<T>(value: SQL): SQL<T[]> {
  return sql`(select coalesce(jsonb_agg(${value} order by ${tags.nome_busca}), '[]') from ${clientTags}
    join ${tags} on ${tags.id_tenant} = ${clientTags.id_tenant} and ${tags.id} = ${clientTags.id_tag}
    where ${ofClientRow})`;
}

const tagColumn = tagsOfRow<Tag>(sql`jsonb_build_object('id', ${tags.id}, 'nome', ${tags.nome}, 'cor', ${tags.cor})`);

/** Returns the conditions of a list, of which the index of texts has named the clients where it can. */
async function searched(
  db: Db,
  id_tenant: TenantId,
  reader: ClientListReader,
  query: ClientFilterQuery,
): Promise<SQL | undefined> {
  const named = query.q ? await findClientsWithText(db, query.q) : undefined;
  const keys = named?.found === 'all' ? named.keys : undefined;
  return and(listed(db, id_tenant, reader, query), isNamed(clients.cnpjcpf, keys));
}

/** Selects a page of a list; a filter that takes long counts the clients in the same read. */
function pageOf(db: Db, where: SQL | undefined, { page, pageSize, prescreve }: ListQuery, order: ClientOrder) {
  const total = prescreve === undefined ? undefined : sql<number | null>`count(*) over ()::int`;
  return keysInOrder(db, where, order, total)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .as('page');
}

const talliedKeys: readonly string[] = ['page', 'pageSize', 'sort', 'colunas', 'status'];

/** Selects the number of clients that the filters find; without other filters than the status it is tallied. */
function totalOf(db: Db, id_tenant: TenantId, reader: ClientListReader, query: ClientFilterQuery): SQL<number> {
  const filters = Object.entries(query).filter(([, value]) => value !== undefined);
  const isTallied = reader.clients.kind === 'all' && filters.every(([key]) => talliedKeys.includes(key));
  if (isTallied) return tallyOfClients(db, id_tenant, query.status);
  const counted = db
    .select({ n: count() })
    .from(clients)
    .where(listed(db, id_tenant, reader, query));
  return sql`(${counted})::int`;
}

export async function listClients(
  db: Db,
  id_tenant: TenantId,
  reader: ClientListReader,
  query: ListQuery,
): Promise<{ data: ListedClient[]; page: Page }> {
  const order = orderOf(db, id_tenant, reader, query);
  const { q, prescreve, etiqueta } = query;
  // The order has the filter.
  const filters = order.filter ? { ...query, prescreve: undefined } : query;
  if (q) {
    const { keys, page } = await findPageOfSearch(db, {
      ...{ q, page: query.page, pageSize: query.pageSize, order },
      all: listed(db, id_tenant, reader, { ...filters, q: '' }),
      isSlow: prescreve !== undefined || etiqueta !== undefined,
      named: () => findClientsWithText(db, q),
    });
    const found = sql`unnest(${sql.param(keys)}::text[]) with ordinality found(cnpjcpf, place)`;
    const rows = await selectRows(db, reader, query)
      .innerJoin(found, and(eq(clients.id_tenant, id_tenant), sql`${clients.cnpjcpf} = found.cnpjcpf`))
      .orderBy(sql`found.place`);
    return { data: rows.map((row) => listedClient(row, reader)), page };
  }
  const where = listed(db, id_tenant, reader, filters);
  const page = pageOf(db, where, query, order);
  const rows = await selectRows(db, reader, query, page.total)
    .innerJoin(page, and(eq(clients.id_tenant, id_tenant), eq(clients.cnpjcpf, page.cnpjcpf)))
    .orderBy(...order.order(page.chave));
  const data = rows.map((row) => listedClient(row, reader));
  const { page: number, pageSize: size } = query;
  // A page that is not full is the last one.
  const isLast = rows.length < size && (rows.length > 0 || number === 1);
  const known = isLast ? (number - 1) * size + rows.length : rows[0]?.counted;
  const [counted = 0] = known == null ? await countClients(db, id_tenant, reader, [query]) : [known];
  return { data, page: { number, size, total: counted } };
}

/** Selects the columns that a list shows, with the number of its clients where its page has counted them. */
function selectRows(db: Db, reader: ClientListReader, { colunas }: ListQuery, total: SQLWrapper = sql`null`) {
  const columns = selectedColumns(parseClientColumns(colunas), reader);
  const counted = sql<number | null>`${total}`.as('counted');
  return db.select({ ...clientSummaryColumns, etiquetas: tagColumn, counted, ...columns }).from(clients);
}

type SelectedRow = Awaited<ReturnType<typeof selectRows>>[number];

const listedClient = ({ counted: _, ...row }: SelectedRow, reader: ClientListReader): ListedClient =>
  withStep(row, reader);

type StepRow = Pick<ClientFacts, 'status'> & {
  procuracaoValidaAte?: string | null;
  fatos?: Omit<ClientFacts, 'status' | 'procuracaoValidaAte'>;
};

/** Replaces the facts of a row, where they are selected, by the next step that follows from them. */
function withStep<R extends StepRow>({ fatos, ...row }: R, { today }: ClientListReader) {
  if (!fatos) return row;
  const { status, procuracaoValidaAte = null } = row;
  return { ...row, passo: nextStepOf({ ...fatos, status, procuracaoValidaAte }, today) };
}

/** Counts the clients of each query, in their order, by one statement. */
export async function countClients(
  db: Db,
  id_tenant: TenantId,
  reader: ClientListReader,
  queries: readonly ClientFilterQuery[],
): Promise<number[]> {
  const totals = queries.map((query) => totalOf(db, id_tenant, reader, query));
  const [row] = await db
    .select({ n: sql<number[]>`array[${sql.join(totals, sql`, `)}]::int[]` })
    .from(sql`(select) one`);
  return row?.n ?? [];
}

/**
 * Lists the numbers of the clients that the filters find, in the order of the list.
 * @param only numbers of the clients that it is limited to
 */
export async function listClientNumbers(
  db: Db,
  id_tenant: TenantId,
  reader: ClientListReader,
  query: ClientFilterQuery,
  only?: readonly string[],
): Promise<string[]> {
  const order = orderOf(db, id_tenant, reader, query);
  const filters = order.filter ? { ...query, prescreve: undefined } : query;
  const where = and(await searched(db, id_tenant, reader, filters), only && inArray(clients.cnpjcpf, [...only]));
  const rows = await keysInOrder(db, where, order);
  return rows.map(({ cnpjcpf }) => cnpjcpf);
}

/** Returns the clients of these numbers that the reader may list, in this order, with what their spreadsheet shows. */
export async function listClientsInFull(
  db: Db,
  id_tenant: TenantId,
  reader: ClientListReader,
  numbers: readonly string[],
  columns: readonly ClientColumn[],
): Promise<ExportedClient[]> {
  const responsavel = alias(users, 'responsavel');
  const gerente = alias(users, 'gerente');
  const rows = await db
    .select({
      ...selectedColumns(columns, reader),
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
    .innerJoin(owners, and(eq(owners.id_tenant, clients.id_tenant), eq(owners.id, clients.id_owner)))
    .leftJoin(responsavel, eq(responsavel.id, clients.id_responsavel))
    .leftJoin(gerente, eq(gerente.id, clients.id_gerente))
    .where(
      and(eq(clients.id_tenant, id_tenant), inArray(clients.cnpjcpf, [...numbers]), clientInScope(db, reader.clients)),
    );
  const found = new Map(rows.map((row) => [row.cnpjcpf, withStep(row, reader)]));
  return numbers.flatMap((number) => found.get(number) ?? []);
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
