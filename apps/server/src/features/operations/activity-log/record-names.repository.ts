import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { identityChecks } from '../../accounts/identity-checks/identity-checks.table.ts';
import { users } from '../../accounts/users/users.table.ts';
import { agreements } from '../../agreements/documents/agreements.table.ts';
import { boletos } from '../../billing/boletos/boletos.table.ts';
import { clients, owners } from '../../crm/clients/clients.table.ts';
import { products } from '../../recovery/products/products.table.ts';
import { listPeopleNames, type NamedPerson } from './people-of-activity.repository.ts';

/**
 * Returns whom records are about, for the ids of people, companies, products, contracts, boletos and identity checks of a
 * tenant. Ids of other records are left out.
 */
export async function listRecordNames(db: Db, id_tenant: TenantId, ids: string[]): Promise<NamedPerson[]> {
  if (ids.length === 0) return [];
  const companies = await db
    .select({ id: clients.cnpjcpf, name: clients.razao_social })
    .from(clients)
    .where(and(eq(clients.id_tenant, id_tenant), inArray(clients.cnpjcpf, ids)));
  const services = await db
    .select({ id: products.id, name: clients.razao_social })
    .from(products)
    .innerJoin(clients, and(eq(clients.id_tenant, products.id_tenant), eq(clients.cnpjcpf, products.id_client)))
    .where(and(eq(products.id_tenant, id_tenant), inArray(products.id, ids)));
  const contracts = await db
    .select({ id: agreements.id, name: sql<string>`coalesce(${clients.razao_social}, ${users.name})` })
    .from(agreements)
    .leftJoin(clients, and(eq(clients.id_tenant, agreements.id_tenant), eq(clients.cnpjcpf, agreements.id_client)))
    .leftJoin(users, and(eq(users.id_tenant, agreements.id_tenant), eq(users.id, agreements.id_user)))
    .where(and(eq(agreements.id_tenant, id_tenant), inArray(agreements.id, ids)));
  const charges = await db
    .select({ id: boletos.id, name: boletos.nome })
    .from(boletos)
    .where(and(eq(boletos.id_tenant, id_tenant), inArray(boletos.id, ids)));
  const identities = await db
    .select({ id: identityChecks.id, name: identityChecks.nome })
    .from(identityChecks)
    .where(and(eq(identityChecks.id_tenant, id_tenant), inArray(identityChecks.id, ids)));
  const people = await listPeopleNames(db, id_tenant, ids);
  return [...people, ...companies, ...services, ...contracts, ...charges, ...identities];
}

/** Bounds the digests that one page of the log needs: 20,000 took 76 ms on a busy machine. */
const mostWithCpf = 20_000;

/** Lists the clients of a tenant whose number is a CPF, newest first, without those whose person was erased. */
export function listClientsWithCpf(db: Db, id_tenant: TenantId): Promise<NamedPerson[]> {
  return db
    .select({ id: clients.cnpjcpf, name: clients.razao_social })
    .from(clients)
    .innerJoin(owners, and(eq(owners.id_tenant, clients.id_tenant), eq(owners.id, clients.id_owner)))
    .where(and(eq(clients.id_tenant, id_tenant), sql`length(${clients.cnpjcpf}) = 11`, isNull(owners.erasedAt)))
    .orderBy(desc(clients.createdDate))
    .limit(mostWithCpf);
}
