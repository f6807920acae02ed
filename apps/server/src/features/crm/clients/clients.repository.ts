import type { ClientScope } from '@restitui/domain/crm/clients/clients.access.ts';
import type { Client, clientsApi, ListedClient } from '@restitui/domain/crm/clients/clients.api.ts';
import type { ExportedClient } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import type { Tag } from '@restitui/domain/crm/tags/tag.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Input, Page } from '@restitui/domain/wire/endpoint.ts';
import { and, asc, count, eq, exists, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { clientInScope } from '../../../db/client-conditions.ts';
import { filterConditions } from '../../../db/filter-conditions.ts';
import { nameOrNumberHas } from '../../../db/folded-text.ts';
import { sortOrder } from '../../../db/sort-order.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { users } from '../../accounts/users/users.table.ts';
import { products } from '../../recovery/products/products.table.ts';
import { clientTags, tags } from '../tags/tags.table.ts';
import { clients, owners } from './clients.table.ts';

type ListQuery = Input<typeof clientsApi.listOfTenant>['query'];

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

function orderOf(sort: ListQuery['sort']): SQL[] {
  const { column, direction } = sortOrder(sort);
  return [
    direction(column === 'razao_social' ? clients.razao_social_busca : clients[column]),
    asc(clients.razao_social_busca),
    asc(clients.cnpjcpf),
  ];
}

const ofClientRow = and(eq(clientTags.id_tenant, clients.id_tenant), eq(clientTags.id_client, clients.cnpjcpf));

/** Selects the tags of the client of a row, by name, as a JSON array of `value`. */
function tagsOfRow<T>(value: SQL): SQL<T[]> {
  return sql`(select coalesce(jsonb_agg(${value} order by ${tags.nome_busca}), '[]') from ${clientTags}
    join ${tags} on ${tags.id_tenant} = ${clientTags.id_tenant} and ${tags.id} = ${clientTags.id_tag}
    where ${ofClientRow})`;
}

const tagColumn = tagsOfRow<Tag>(sql`jsonb_build_object('id', ${tags.id}, 'nome', ${tags.nome}, 'cor', ${tags.cor})`);

function listed(db: Db, id_tenant: TenantId, scope: ClientScope, query: ListQuery): SQL | undefined {
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
  });
  return and(eq(clients.id_tenant, id_tenant), ...filters, clientInScope(db, scope));
}

/** Selects the numbers of one page from an index alone; the rows are joined to them. */
function pageOf(db: Db, where: SQL | undefined, { page, pageSize, sort }: ListQuery) {
  return db
    .select({ cnpjcpf: clients.cnpjcpf })
    .from(clients)
    .where(where)
    .orderBy(...orderOf(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .as('page');
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
  scope: ClientScope,
  query: ListQuery,
): Promise<{ data: ListedClient[]; page: Page }> {
  const where = listed(db, id_tenant, scope, query);
  const page = pageOf(db, where, query);
  const data = await db
    .select({ ...clientSummaryColumns, etiquetas: tagColumn })
    .from(clients)
    .innerJoin(page, and(eq(clients.id_tenant, id_tenant), eq(clients.cnpjcpf, page.cnpjcpf)))
    .orderBy(...orderOf(query.sort));
  const total = await totalOf(db, where, query, data.length);
  return { data, page: { number: query.page, size: query.pageSize, total } };
}

/** The client list with the columns of the spreadsheet. */
export async function listClientsInFull(
  db: Db,
  id_tenant: TenantId,
  scope: ClientScope,
  query: ListQuery,
): Promise<{ data: ExportedClient[]; page: Page }> {
  const where = listed(db, id_tenant, scope, query);
  const page = pageOf(db, where, query);
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
    .orderBy(...orderOf(query.sort));
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
