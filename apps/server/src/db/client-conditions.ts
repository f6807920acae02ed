import type { ClientScope } from '@restitui/domain/crm/clients/clients.access.ts';
import { sampleClientId } from '@restitui/domain/crm/clients/sample-client.ts';
import type { ProductScope } from '@restitui/domain/recovery/products/products.access.ts';
import { and, eq, exists, inArray, like, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { clients } from '../features/crm/clients/clients.table.ts';
import { products } from '../features/recovery/products/products.table.ts';
import { containing, nameOrNumberHas } from './folded-text.ts';
import type { Db } from './tenant-scope.ts';

/** Returns the join condition of rows with a client and that client. */
export function clientOfRow(table: { id_tenant: PgColumn; id_client: PgColumn }): SQL | undefined {
  return and(eq(clients.id_tenant, table.id_tenant), eq(clients.cnpjcpf, table.id_client));
}

/** Returns the condition for rows whose client or one of whose columns contains the text. */
export function rowMatches(q: string | undefined, columns: readonly PgColumn[]): SQL | undefined {
  if (!q) return undefined;
  const inClient = nameOrNumberHas(clients.razao_social_busca, clients.cnpjcpf, q);
  return or(inClient, ...columns.map((column) => like(column, containing(q))));
}

function hasProduct(db: Db, where: SQL): SQL {
  const same = and(eq(products.id_tenant, clients.id_tenant), eq(products.id_client, clients.cnpjcpf), where);
  return exists(db.select({ one: sql`1` }).from(products).where(same));
}

/**
 * Returns the condition for the clients, in the query or joined to it, that an access rule lists. The sample company is
 * in no list.
 */
export function clientInScope(db: Db, scope: ClientScope): SQL | undefined {
  return and(ne(clients.cnpjcpf, sampleClientId), clientOfScope(db, scope));
}

function clientOfScope(db: Db, scope: ClientScope): SQL | undefined {
  switch (scope.kind) {
    case 'all':
      return undefined;
    case 'withServices':
      return hasProduct(db, inArray(products.typeServico, scope.services));
    case 'assignedTo':
      return hasProduct(db, eq(products.id_analista, scope.id_analista));
    case 'managedBy':
      return or(eq(clients.id_responsavel, scope.id_user), eq(clients.id_gerente, scope.id_user));
    case 'none':
      return sql`false`;
  }
}

/** Returns the condition for the products that an access rule shows. */
export function productInScope(scope: ProductScope): SQL | undefined {
  if (scope === 'all') return undefined;
  const assigned = and(eq(products.id_analista, scope.id_analista), inArray(products.typeServico, scope.assigned));
  return or(inArray(products.typeServico, scope.services), assigned);
}
