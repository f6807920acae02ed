import { dutiesMessage, hasDuties } from '@restitui/domain/users/duties.ts';
import { canDeleteUser } from '@restitui/domain/users/users.access.ts';
import { userErrors } from '@restitui/domain/users/users.errors.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/context.ts';
import { recordChanges } from '../change-history/record-changes.ts';
import { deletePermissions } from '../permissions/permissions.repository.ts';
import { deleteSessionsOf } from '../session/session.repository.ts';
import { requireUserFor } from './manageable-user.ts';
import { countDuties } from './user-duties.repository.ts';
import { markUserDeleted } from './users.repository.ts';

/** Ends a person's sessions and takes them out of every list, unless somebody still depends on them (decision 013). */
export async function deletePerson(context: Context, id: string): Promise<void> {
  const { db, actor, tenant, platform } = context;
  const refusal = id === actor.id ? userErrors.own_user_delete_denied : userErrors.user_delete_denied;
  const user = await requireUserFor(context, id, canDeleteUser, refusal);
  const duties = await countDuties(db, tenant, id);
  if (hasDuties(duties)) {
    throw new AppError(userErrors.user_has_duties, { message: dutiesMessage(user.name, duties) });
  }

  await markUserDeleted(db, tenant, id, platform.clock.now().toISOString());
  await recordChanges(context, { entity: 'USUARIO', id }, { excluido: false }, { excluido: true });
  await deletePermissions(db, tenant, id);
  await deleteSessionsOf(db, tenant, id);
}
