import { canDeleteUser, canTransferClientsOf } from '@restitui/domain/accounts/users/users.access.ts';
import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import { responsibleCargos } from '@restitui/domain/crm/clients/responsible.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireUserFor } from '../user.gate.ts';
import { countDuties } from '../user-duties.repository.ts';
import { listActiveUsersByCargo } from '../users-by-cargo.repository.ts';

/** The candidates are those to whom the actor may hand the clients over. */
export async function readDuties(context: Context, { params: { id } }: Input<typeof usersApi.readDuties>) {
  const { db, actor, tenant } = context;
  const user = await requireUserFor(context, id, canDeleteUser, userErrors.user_delete_denied);
  const duties = await countDuties(db, tenant, id);
  const candidates = canTransferClientsOf(actor, user)
    ? await listActiveUsersByCargo(db, tenant, responsibleCargos, id)
    : [];
  return { data: { ...duties, candidates } };
}
