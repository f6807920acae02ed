import { dutiesMessage, hasDuties } from '@restitui/domain/accounts/users/duties.ts';
import { canDeleteUser } from '@restitui/domain/accounts/users/users.access.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { spendInvitationsOf } from '../invitations/invitations.repository.ts';
import { clearCommissionAlert } from '../partnerships/commission-request.service.ts';
import { deletePermissions } from '../permissions/permissions.repository.ts';
import { deleteSessionsOf } from '../session/session.repository.ts';
import { requireOtherCeo } from './last-ceo.gate.ts';
import { clearPendingAlert } from './pending-user.service.ts';
import { requireUserFor } from './user.gate.ts';
import { countDuties } from './user-duties.repository.ts';
import { markUserDeleted } from './users.repository.ts';

/** Marks a user as deleted and ends the sessions; refused while the user has duties (decision 013). */
export async function softDeleteUser(context: Context, id: string): Promise<void> {
  const { db, actor, tenant, platform } = context;
  const refusal = id === actor.id ? userErrors.own_user_delete_denied : userErrors.user_delete_denied;
  const user = await requireUserFor(context, id, canDeleteUser, refusal);
  await requireOtherCeo(context, user);
  const duties = await countDuties(db, tenant, id);
  if (hasDuties(duties)) {
    throw new AppError(userErrors.user_has_duties, { message: dutiesMessage(user.name, duties) });
  }

  await markUserDeleted(db, tenant, id, platform.clock.now().toISOString());
  await recordChanges(context, { entity: 'USUARIO', id }, { excluido: false }, { excluido: true });
  await deletePermissions(db, tenant, id);
  await deleteSessionsOf(db, tenant, id);
  await spendInvitationsOf(db, tenant, id);
  await clearPendingAlert(context, id);
  await clearCommissionAlert(context, id);
}
