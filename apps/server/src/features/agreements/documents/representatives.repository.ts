import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { users } from '../../accounts/users/users.table.ts';

/** Finds the person who represents a consultancy in its agreements: its first CEO. */
export async function findRepresentative(
  db: Db,
  id_tenant: TenantId,
): Promise<{ name: string; cpf: string } | undefined> {
  const [row] = await db
    .select({ name: users.name, cpf: users.cpf })
    .from(users)
    .where(
      and(
        eq(users.id_tenant, id_tenant),
        eq(users.typeUser, 'USUARIO'),
        eq(users.typeCargo, 'CEO'),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.createdDate), asc(users.id))
    .limit(1);
  return row;
}
