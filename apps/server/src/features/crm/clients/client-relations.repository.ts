import type { ClientSummary, ResponsibleCandidate } from '@restitui/domain/crm/clients/clients.api.ts';
import { responsibleCargos } from '@restitui/domain/crm/clients/responsible.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { users } from '../../accounts/users/users.table.ts';
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

export function listResponsibleCandidates(db: Db, id_tenant: TenantId): Promise<ResponsibleCandidate[]> {
  return db
    .select({ id: users.id, name: users.name, typeCargo: users.typeCargo })
    .from(users)
    .where(
      and(
        eq(users.id_tenant, id_tenant),
        eq(users.typeUser, 'USUARIO'),
        inArray(users.typeCargo, [...responsibleCargos]),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
}
