import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { users } from '../../accounts/users/users.table.ts';

/** Lists the active staff of the provider who may read the state of the system. */
export function listOperators(db: Db, provider: TenantId): Promise<{ name: string; email: string }[]> {
  return db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.id_tenant, provider),
        eq(users.typeUser, 'ADMIN'),
        inArray(users.typeCargo, ['CEO', 'TI']),
        eq(users.isAccepted, true),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.createdDate), asc(users.id));
}
