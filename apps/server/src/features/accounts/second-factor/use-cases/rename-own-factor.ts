import type { secondFactorApi } from '@restitui/domain/accounts/second-factor/second-factor.api.ts';
import { secondFactorErrors } from '@restitui/domain/accounts/second-factor/second-factor.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { renameFactor } from '../second-factor.repository.ts';

export async function renameOwnFactor(
  { actor, inTenant }: Context<UserActor, OwnTransactions>,
  { params: { id }, body: { name } }: Input<typeof secondFactorApi.rename>,
) {
  const { id: id_user, id_tenant } = actor;
  const renamed = await inTenant(id_tenant, (db) => renameFactor(db, id_tenant, id_user, { id, name }));
  if (!renamed) throw new AppError(secondFactorErrors.factor_not_found);
  return { data: { id } };
}
