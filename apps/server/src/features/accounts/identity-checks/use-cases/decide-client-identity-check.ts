import type { identityChecksApi } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { decideIdentityCheck } from '../decide-identity-check.service.ts';

export function decideClientIdentityCheck(
  context: Context<UserActor, OwnTransactions>,
  { params: { ownerId, verifed }, body }: Input<typeof identityChecksApi.decideClient>,
) {
  return decideIdentityCheck(context, { id_owner: ownerId }, { verifed, reason: body?.reason });
}
