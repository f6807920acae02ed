import type { ClientScope } from '@restitui/domain/clients/clients.access.ts';
import type { DashboardScope } from '@restitui/domain/dashboards/dashboards.access.ts';
import { daysOfPeriod } from '@restitui/domain/dashboards/period.ts';
import type { ProductScope } from '@restitui/domain/products/products.access.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, type Column, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/tenant-scope.ts';
import { clients } from '../clients/clients.table.ts';
import { products } from '../products/products.table.ts';

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

const ofProduct = and(eq(clients.id_tenant, products.id_tenant), eq(clients.cnpjcpf, products.id_client));
const one = { one: sql`1` };
const leading = alias(clients, 'leading');

function withProduct(db: Db, where: SQL | undefined): SQL {
  return exists(db.select(one).from(products).where(and(ofProduct, where)));
}

function managedBy(id_user: string): SQL | undefined {
  return or(eq(clients.id_responsavel, id_user), eq(clients.id_gerente, id_user));
}

function inScope(db: Db, scope: ClientScope): SQL | undefined {
  switch (scope.kind) {
    case 'all':
      return undefined;
    case 'withServices':
      return withProduct(db, inArray(products.typeServico, scope.services));
    case 'assignedTo':
      return withProduct(db, eq(products.id_analista, scope.id_analista));
    case 'managedBy':
      return managedBy(scope.id_user);
    case 'none':
      return sql`false`;
  }
}

/** Clients that are a person's: theirs to answer for, to manage, or to work on. */
function concerning(db: Db, pessoa: string | undefined): SQL | undefined {
  if (!pessoa) return undefined;
  // A union of what indexes find: an "or" over two tables would try every client.
  const led = { id_tenant: leading.id_tenant, id_client: leading.cnpjcpf };
  const theirs = db
    .select(led)
    .from(leading)
    .where(eq(leading.id_responsavel, pessoa))
    .union(db.select(led).from(leading).where(eq(leading.id_gerente, pessoa)))
    .union(
      db
        .select({ id_tenant: products.id_tenant, id_client: products.id_client })
        .from(products)
        .where(eq(products.id_analista, pessoa)),
    );
  return sql`(${clients.id_tenant}, ${clients.cnpjcpf}) in ${theirs}`;
}

function ofServices(scope: ProductScope): SQL | undefined {
  if (scope === 'all') return undefined;
  const assigned = and(eq(products.id_analista, scope.id_analista), inArray(products.typeServico, scope.assigned));
  return or(inArray(products.typeServico, scope.services), assigned);
}

/** The clients that the figures are about. */
export function seenClients(db: Db, { tenant, scope, pessoa }: Figures): SQL | undefined {
  return and(ofTenant(clients.id_tenant, tenant), inScope(db, scope.clients), concerning(db, pessoa));
}

/** Whether every client of the tenant counts: then what hangs under one need not ask for it. */
export function countsAllClients({ scope, pessoa }: Figures): boolean {
  return scope.clients.kind === 'all' && pessoa === undefined;
}

/** The products that the figures are about. */
export function seenProducts(db: Db, figures: Figures): SQL | undefined {
  const own = and(ofTenant(products.id_tenant, figures.tenant), ofServices(figures.scope.products));
  if (countsAllClients(figures)) return own;
  const theirs = db
    .select(one)
    .from(clients)
    .where(and(ofProduct, seenClients(db, figures)));
  return and(own, exists(theirs));
}
