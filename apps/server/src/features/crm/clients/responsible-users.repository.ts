import type { ResponsibleCandidate } from '@restitui/domain/crm/clients/clients.api.ts';
import { responsibleCargos } from '@restitui/domain/crm/clients/responsible.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { users } from '../../accounts/users/users.table.ts';

/** Users of the consultancy who can be responsible for clients (W-235). */
export function listResponsibleCandidates(db: Db, id_tenant: TenantId): Promise<ResponsibleCandidate[]> {
  return listCandidates(db, id_tenant);
}

/** Active users of the consultancy, other than this one, who can be responsible for clients. */
export function listClientReceivers(db: Db, id_tenant: TenantId, exceptOf: string): Promise<ResponsibleCandidate[]> {
  return listCandidates(db, id_tenant, eq(users.isAccepted, true), ne(users.id, exceptOf));
}

function listCandidates(db: Db, id_tenant: TenantId, ...further: SQL[]): Promise<ResponsibleCandidate[]> {
  return db
    .select({ id: users.id, name: users.name, typeCargo: users.typeCargo })
    .from(users)
    .where(
      and(
        eq(users.id_tenant, id_tenant),
        eq(users.typeUser, 'USUARIO'),
        inArray(users.typeCargo, [...responsibleCargos]),
        isNull(users.deletedAt),
        ...further,
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
}
