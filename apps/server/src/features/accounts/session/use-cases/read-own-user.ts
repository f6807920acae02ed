import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { toUserResponse } from '../../users/user.wire.ts';
import { findUser } from '../../users/users.repository.ts';

export async function readOwnUser({ actor, inTenant }: Context<UserActor, OwnTransactions>) {
  const user = await inTenant(actor.id_tenant, (db) => findUser(db, actor.id_tenant, actor.id));
  return { data: toUserResponse(required(user, wireErrors.not_signed_in)) };
}
