import type { identityChecksApi } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { decideIdentityCheck } from '../decide-identity-check.service.ts';

export function decideUserIdentityCheck(
  context: Context<UserActor, OwnTransactions>,
  { params: { userId, verifed }, body }: Input<typeof identityChecksApi.decideUser>,
) {
  return decideIdentityCheck(context, { id_user: userId }, { verifed, reason: body?.reason });
}
