import type { ClientSummary } from '@restitui/domain/crm/clients/clients.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { products } from '../../recovery/products/products.table.ts';
import { clientSummaryColumns } from './clients.repository.ts';
import { clients } from './clients.table.ts';

export function listClientsByOwner(db: Db, id_tenant: TenantId, id_owner: string): Promise<ClientSummary[]> {
  return db
    .select(clientSummaryColumns)
    .from(clients)
    .where(and(eq(clients.id_tenant, id_tenant), eq(clients.id_owner, id_owner)))
    .orderBy(asc(clients.razao_social_busca), asc(clients.cnpjcpf));
}

/** Returns the users assigned to products of an owner's clients, by client. */
export async function listAnalystsByClient(
  db: Db,
  id_tenant: TenantId,
  id_owner: string,
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectDistinct({ id_client: products.id_client, id_analista: products.id_analista })
    .from(products)
    .innerJoin(clients, and(eq(clients.id_tenant, products.id_tenant), eq(clients.cnpjcpf, products.id_client)))
    .where(and(eq(clients.id_tenant, id_tenant), eq(clients.id_owner, id_owner), isNotNull(products.id_analista)));
  const byClient = Map.groupBy(rows, ({ id_client }) => id_client);
  return new Map([...byClient].map(([id, of]) => [id, of.flatMap(({ id_analista }) => id_analista ?? [])]));
}
