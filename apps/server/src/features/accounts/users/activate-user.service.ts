import { canActivateUser } from '@restitui/domain/accounts/users/users.access.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Context } from '../../../kernel/context.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { announceActivation } from './pending-user.service.ts';
import { requireUserFor } from './user.gate.ts';
import { lockUser, type UserRow, updateUser } from './users.repository.ts';

/** Activates a user, also one who was suspended. Idempotent; only a change is recorded and told to the person. */
export async function activateUser(context: Context, id: string): Promise<UserRow> {
  const { db, tenant } = context;
  await lockUser(db, tenant, id);
  const user = await requireUserFor(context, id, canActivateUser, userErrors.user_activate_denied);
  if (user.isAccepted) return user;

  const changed = { isAccepted: true, suspendedAt: null };
  await updateUser(db, tenant, id, changed);
  const record = { entity: 'USUARIO', id } as const;
  await recordChanges(
    context,
    record,
    { ...user, suspenso: user.suspendedAt !== null },
    { isAccepted: true, suspenso: false },
  );
  await announceActivation(context, user);
  return { ...user, ...changed };
}
