import type { ClientScope } from '@restitui/domain/clients/clients.access.ts';
import type { DashboardScope } from '@restitui/domain/dashboards/dashboards.access.ts';
import { daysOfPeriod } from '@restitui/domain/dashboards/period.ts';
import type { ProductScope } from '@restitui/domain/products/products.access.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, arrayOverlaps, type Column, eq, or, type SQL, sql } from 'drizzle-orm';
import { clients } from '../clients/clients.table.ts';
import { products } from '../products/products.table.ts';
import { clientFigures } from './figures.table.ts';

type Tenant = TenantId | 'all';

/** Whose figures, of which tenant, and about whom. */
export interface Figures {
  tenant: Tenant;
  scope: DashboardScope;
  pessoa: string | undefined;
}

/** The tenant's rows; all that the transaction reaches when it is to read them all. */
export function ofTenant(column: Column, tenant: Tenant): SQL | undefined {
  return tenant === 'all' ? undefined : eq(column, tenant);
}

/** An instant within the period, by the calendar of Brasília. */
export function inPeriod(column: Column, periodo: string | undefined): SQL | undefined {
  const days = daysOfPeriod(periodo);
  if (!days) return undefined;
  const midnight = (day: string) => sql`(${day}::timestamp at time zone 'America/Sao_Paulo')`;
  return sql`${column} >= ${midnight(days.from)} and ${column} < ${midnight(days.until)}`;
}

/** A month `AAAAMM` within the period. */
export function monthInPeriod(month: SQL | SQL.Aliased, periodo: string | undefined): SQL {
  const days = daysOfPeriod(periodo);
  if (!days) return sql`true`;
  const keyOf = (day: string) => Number(day.replaceAll('-', '').slice(0, 6));
  return sql`${month} >= ${keyOf(days.from)} and ${month} < ${keyOf(days.until)}`;
}

/** `MM/AAAA` of a month `AAAAMM`. */
export function monthText(month: number): string {
  return `${String(month % 100).padStart(2, '0')}/${Math.floor(month / 100)}`;
}

function managedBy(id_user: string): SQL | undefined {
  return or(eq(clientFigures.id_responsavel, id_user), eq(clientFigures.id_gerente, id_user));
}

function workedOnBy(id_user: string): SQL {
  return sql`${id_user} = any(${clientFigures.analistas})`;
}

function inScope(scope: ClientScope): SQL | undefined {
  switch (scope.kind) {
    case 'all':
      return undefined;
    case 'withServices':
      return scope.services.length === 0 ? sql`false` : arrayOverlaps(clientFigures.servicos, scope.services);
    case 'assignedTo':
      return workedOnBy(scope.id_analista);
    case 'managedBy':
      return managedBy(scope.id_user);
    case 'none':
      return sql`false`;
  }
}

/** The clients that the figures are about; a person's are theirs to answer for, to manage, or to work on. */
export function seenClients({ tenant, scope, pessoa }: Figures): SQL | undefined {
  const theirs = pessoa ? or(managedBy(pessoa), workedOnBy(pessoa)) : undefined;
  return and(ofTenant(clientFigures.id_tenant, tenant), inScope(scope.clients), theirs);
}

/** Whether every client of the tenant counts: then what hangs under one need not ask for it. */
export function countsAllClients({ scope, pessoa }: Figures): boolean {
  return scope.clients.kind === 'all' && !pessoa;
}

/** Whether the client of every product that may be seen counts: having it is what makes the client seen. */
export function countsAllProducts(figures: Figures): boolean {
  const { clients, products } = figures.scope;
  if (countsAllClients(figures)) return true;
  if (figures.pessoa || products === 'all') return false;
  if (clients.kind === 'assignedTo')
    return products.services.length === 0 && products.id_analista === clients.id_analista;
  const enabled = clients.kind === 'withServices' ? clients.services : [];
  return [...products.services, ...products.assigned].every((service) => enabled.includes(service));
}

/** The kept client of a kept row. */
export function clientOf(table: { id_tenant: Column; id_client: Column }): SQL | undefined {
  return and(eq(clientFigures.id_tenant, table.id_tenant), eq(clientFigures.id_client, table.id_client));
}

interface OfClient {
  id_tenant: Column;
  id_client: Column;
}
interface OfService extends OfClient {
  typeServico: Column;
}

/** Of a service that somebody works on: a client has each once. The index of the desks is all that is read for it. */
export function isOnDeskOf(id_user: string, tenant: Tenant, kept: OfService): SQL {
  const key = (table: OfService) => sql`${keyOfClient(tenant, table)}, ${table.typeServico}`;
  return sql`(${key(kept)}) in (select ${key(products)} from ${products} where ${deskOf(id_user, tenant)})`;
}

/** Of a client that somebody works on, answers for or manages, as `seenClients` has a person's. */
export function isOfClientOf(id_user: string, tenant: Tenant, kept: OfClient): SQL | undefined {
  const desk = sql`select ${keyOfClient(tenant, products)} from ${products} where ${deskOf(id_user, tenant)}`;
  const works = sql`(${keyOfClient(tenant, kept)}) in (${desk})`;
  return or(isManagedBy(id_user, tenant, kept), works);
}

/** Of a client that somebody answers for or manages. */
export function isManagedBy(id_user: string, tenant: Tenant, kept: OfClient): SQL {
  const { id_tenant, cnpjcpf: id_client, id_responsavel, id_gerente } = clients;
  const where = and(ofTenant(id_tenant, tenant), or(eq(id_responsavel, id_user), eq(id_gerente, id_user)));
  const theirs = sql`select ${keyOfClient(tenant, { id_tenant, id_client })} from ${clients} where ${where}`;
  return sql`(${keyOfClient(tenant, kept)}) in (${theirs})`;
}

function deskOf(id_user: string, tenant: Tenant): SQL | undefined {
  return and(ofTenant(products.id_tenant, tenant), eq(products.id_analista, id_user));
}

/** A client may be several tenants' own; within one its number says it all. */
function keyOfClient(tenant: Tenant, { id_tenant, id_client }: OfClient): SQL {
  return tenant === 'all' ? sql`${id_tenant}, ${id_client}` : sql`${id_client}`;
}

/** Products, or what is kept of them, of the services that may be seen. */
export function ofServices(
  scope: ProductScope,
  { typeServico, isOf }: { typeServico: Column | SQL; isOf: (id_analista: string) => SQL },
): SQL | undefined {
  if (scope === 'all') return undefined;
  const among = (services: readonly string[]) =>
    services.length > 0 ? sql`${typeServico} in ${services}` : sql`false`;
  if (scope.assigned.length === 0) return among(scope.services);
  const assigned = and(among(scope.assigned), isOf(scope.id_analista));
  return scope.services.length === 0 ? assigned : or(among(scope.services), assigned);
}
