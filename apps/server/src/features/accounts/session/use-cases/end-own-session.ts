import type { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import { sessionErrors } from '@restitui/domain/accounts/session/session.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { deleteSessionOf } from '../session.repository.ts';

export async function endOwnSession(
  { actor, inTenant }: Context<UserActor, OwnTransactions>,
  { params: { id } }: Input<typeof sessionApi.endOne>,
) {
  const ended = await inTenant(actor.id_tenant, (db) => deleteSessionOf(db, actor.id_tenant, actor.id, id));
  if (ended === 0) throw new AppError(sessionErrors.session_not_found);
  return { data: { ended } };
}
