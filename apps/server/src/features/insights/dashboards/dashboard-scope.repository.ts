import type { ClientScope } from '@restitui/domain/crm/clients/clients.access.ts';
import type { DashboardScope } from '@restitui/domain/insights/dashboards/dashboards.access.ts';
import { daysOfPeriod } from '@restitui/domain/insights/dashboards/period.ts';
import type { ProductScope } from '@restitui/domain/recovery/products/products.access.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, arrayOverlaps, type Column, eq, or, type SQL, sql } from 'drizzle-orm';
import { clients } from '../../crm/clients/clients.table.ts';
import { products } from '../../recovery/products/products.table.ts';
import { clientFigures } from './figures.table.ts';

type Tenant = TenantId | 'all';

/** The scope of dashboard figures: tenant, access scope and an optional user filter. */
export interface FigureScope {
  tenant: Tenant;
  scope: DashboardScope;
  pessoa: string | undefined;
}

/** Returns the condition for rows of the tenant, or none when all tenants are read. */
export function ofTenant(column: Column, tenant: Tenant): SQL | undefined {
  return tenant === 'all' ? undefined : eq(column, tenant);
}

/** Returns the condition for an instant within the period, in the time zone of Brasília. */
export function inPeriod(column: Column, periodo: string | undefined): SQL | undefined {
  const days = daysOfPeriod(periodo);
  if (!days) return undefined;
  const midnight = (day: string) => sql`(${day}::timestamp at time zone 'America/Sao_Paulo')`;
  return sql`${column} >= ${midnight(days.from)} and ${column} < ${midnight(days.until)}`;
}

/** Returns the condition for a month `AAAAMM` within the period. */
export function monthInPeriod(month: SQL | SQL.Aliased, periodo: string | undefined): SQL {
  const days = daysOfPeriod(periodo);
  if (!days) return sql`true`;
  const keyOf = (day: string) => Number(day.replaceAll('-', '').slice(0, 6));
  return sql`${month} >= ${keyOf(days.from)} and ${month} < ${keyOf(days.until)}`;
}

/** Formats a month `AAAAMM` as `MM/AAAA`. */
export function monthText(month: number): string {
  return `${String(month % 100).padStart(2, '0')}/${Math.floor(month / 100)}`;
}

function managedBy(id_user: string): SQL | undefined {
  return or(eq(clientFigures.id_responsavel, id_user), eq(clientFigures.id_gerente, id_user));
}

function analysedBy(id_user: string): SQL {
  return sql`${id_user} = any(${clientFigures.analistas})`;
}

function inScope(scope: ClientScope): SQL | undefined {
  switch (scope.kind) {
    case 'all':
      return undefined;
    case 'withServices':
      return scope.services.length === 0 ? sql`false` : arrayOverlaps(clientFigures.servicos, scope.services);
    case 'assignedTo':
      return analysedBy(scope.id_analista);
    case 'managedBy':
      return managedBy(scope.id_user);
    case 'none':
      return sql`false`;
  }
}

/**
 * Returns the condition for the clients in scope. The user filter keeps clients that the user is responsible for,
 * manages or works on.
 */
export function visibleClientsWhere({ tenant, scope, pessoa }: FigureScope): SQL | undefined {
  const theirs = pessoa ? or(managedBy(pessoa), analysedBy(pessoa)) : undefined;
  return and(ofTenant(clientFigures.id_tenant, tenant), inScope(scope.clients), theirs);
}

/** Returns whether the scope covers every client of the tenant, so that no join with clients is needed. */
export function countsAllClients({ scope, pessoa }: FigureScope): boolean {
  return scope.clients.kind === 'all' && !pessoa;
}

/**
 * Returns whether the scope covers the client of every visible product: an assigned product makes its client
 * visible.
 */
export function countsAllProducts(figures: FigureScope): boolean {
  const { clients, products } = figures.scope;
  if (countsAllClients(figures)) return true;
  if (figures.pessoa || products === 'all') return false;
  if (clients.kind === 'assignedTo')
    return products.services.length === 0 && products.id_analista === clients.id_analista;
  const enabled = clients.kind === 'withServices' ? clients.services : [];
  return [...products.services, ...products.assigned].every((service) => enabled.includes(service));
}

/** Join condition of a figure row and the figure row of its client. */
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

/**
 * Returns the condition for services assigned to the user. A client has each service once, so an index-only scan
 * of the assignments suffices.
 */
export function isAssignedTo(id_user: string, tenant: Tenant, row: OfService): SQL {
  const key = (table: OfService) => sql`${keyOfClient(tenant, table)}, ${table.typeServico}`;
  return sql`(${key(row)}) in (select ${key(products)} from ${products} where ${assignedWhere(id_user, tenant)})`;
}

/** Returns the condition for clients that the user works on, is responsible for or manages, as in `visibleClientsWhere`. */
export function isOfClientLinkedTo(id_user: string, tenant: Tenant, row: OfClient): SQL | undefined {
  const assignedClients = sql`select ${keyOfClient(tenant, products)} from ${products} where ${assignedWhere(id_user, tenant)}`;
  const works = sql`(${keyOfClient(tenant, row)}) in (${assignedClients})`;
  return or(isManagedBy(id_user, tenant, row), works);
}

/** Returns the condition for clients that the user is responsible for or manages. */
export function isManagedBy(id_user: string, tenant: Tenant, row: OfClient): SQL {
  const { id_tenant, cnpjcpf: id_client, id_responsavel, id_gerente } = clients;
  const where = and(ofTenant(id_tenant, tenant), or(eq(id_responsavel, id_user), eq(id_gerente, id_user)));
  const theirs = sql`select ${keyOfClient(tenant, { id_tenant, id_client })} from ${clients} where ${where}`;
  return sql`(${keyOfClient(tenant, row)}) in (${theirs})`;
}

function assignedWhere(id_user: string, tenant: Tenant): SQL | undefined {
  return and(ofTenant(products.id_tenant, tenant), eq(products.id_analista, id_user));
}

/** A client number is unique only within a tenant, so the key over all tenants includes the tenant. */
function keyOfClient(tenant: Tenant, { id_tenant, id_client }: OfClient): SQL {
  return tenant === 'all' ? sql`${id_tenant}, ${id_client}` : sql`${id_client}`;
}

/** Returns the condition for products, or their figure rows, of the services in scope. */
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
