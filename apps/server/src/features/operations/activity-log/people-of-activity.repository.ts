import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { users } from '../../accounts/users/users.table.ts';
import { owners } from '../../crm/clients/clients.table.ts';

const mostPeople = 500;

export interface NamedPerson {
  id: string;
  name: string;
}

/** Lists the staff of a tenant, for the filter. */
export async function listStaffNames(db: Db, id_tenant: TenantId): Promise<NamedPerson[]> {
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.id_tenant, id_tenant), isNull(users.deletedAt)))
    .orderBy(asc(users.name), asc(users.id))
    .limit(mostPeople);
}

/** Returns the names of users and owners of a tenant; those who are gone keep what the erasure left. */
export async function listPeopleNames(db: Db, id_tenant: TenantId, ids: string[]): Promise<NamedPerson[]> {
  if (ids.length === 0) return [];
  const staff = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.id_tenant, id_tenant), inArray(users.id, ids)));
  const clients = await db
    .select({ id: owners.id, name: owners.nomeProprietario })
    .from(owners)
    .where(and(eq(owners.id_tenant, id_tenant), inArray(owners.id, ids)));
  return [...staff, ...clients];
}
