import { canResetFactors } from '@restitui/domain/accounts/second-factor/second-factor.access.ts';
import type { secondFactorApi } from '@restitui/domain/accounts/second-factor/second-factor.api.ts';
import { secondFactorErrors } from '@restitui/domain/accounts/second-factor/second-factor.errors.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findUser } from '../../users/users.repository.ts';
import { listFactors } from '../second-factor.repository.ts';

export async function countFactorsOf(
  { db, actor, tenant }: Context,
  { params: { id } }: Input<typeof secondFactorApi.countOf>,
) {
  const person = required(await findUser(db, tenant, id), userErrors.user_not_found);
  requireAccess(canResetFactors(actor, person), secondFactorErrors.factor_reset_denied);
  return { data: { id_user: id, factors: (await listFactors(db, tenant, id)).length } };
}
