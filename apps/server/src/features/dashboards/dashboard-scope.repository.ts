import type { ClientScope } from '@restitui/domain/clients/clients.access.ts';
import type { DashboardScope } from '@restitui/domain/dashboards/dashboards.access.ts';
import { daysOfPeriod } from '@restitui/domain/dashboards/period.ts';
import type { ProductScope } from '@restitui/domain/products/products.access.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, arrayOverlaps, type Column, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { clientFigures } from './figures.table.ts';

/** Whose figures, of which tenant, and about whom. */
export interface Figures {
  tenant: TenantId | 'all';
  scope: DashboardScope;
  pessoa: string | undefined;
}

/** The tenant's rows; all that the transaction reaches when it is to read them all. */
export function ofTenant(column: Column, tenant: TenantId | 'all'): SQL | undefined {
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

/** What hangs under a client that counts. */
export function ofSeenClient(db: Db, figures: Figures, table: { id_tenant: Column; id_client: Column }): SQL {
  if (countsAllClients(figures)) return sql`true`;
  const seen = db
    .select({ id_tenant: clientFigures.id_tenant, id_client: clientFigures.id_client })
    .from(clientFigures)
    .where(seenClients(figures));
  return sql`(${table.id_tenant}, ${table.id_client}) in ${seen}`;
}

/** Products, or their tallies, of the services that may be seen. */
export function ofServices(
  scope: ProductScope,
  { typeServico, id_analista }: { typeServico: Column; id_analista: Column },
): SQL | undefined {
  if (scope === 'all') return undefined;
  const assigned = and(eq(id_analista, scope.id_analista), inArray(typeServico, scope.assigned));
  return or(inArray(typeServico, scope.services), assigned);
}
