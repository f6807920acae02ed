import { canReadUser } from '@restitui/domain/accounts/users/users.access.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import { visibleUserHistory } from '@restitui/domain/insights/change-history/change-history.access.ts';
import type { changeHistoryApi } from '@restitui/domain/insights/change-history/change-history.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findUser } from '../../../accounts/users/users.repository.ts';
import { listChanges } from '../change-history.repository.ts';

export async function readUserChanges(
  { db, actor, tenant }: Context,
  { params: { id }, query }: Input<typeof changeHistoryApi.ofUser>,
) {
  const person = required(await findUser(db, tenant, id), userErrors.user_not_found);
  requireAccess(canReadUser(actor, person), userErrors.user_denied);

  return listChanges(db, tenant, { entities: visibleUserHistory(actor), id_entity: id }, query);
}
