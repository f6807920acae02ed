import type { identityChecksApi } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { findActiveAgreement } from '../../../agreements/documents/agreements.repository.ts';
import { toIdentityCheckStatus } from '../identity-check.wire.ts';
import { findLatestIdentityCheck } from '../identity-checks.repository.ts';
import { withReadableUser } from '../readable-user.gate.ts';

export function readUserIdentityCheckStatus(
  context: Context<UserActor, OwnTransactions>,
  { params: { userId } }: Input<typeof identityChecksApi.statusOfUser>,
) {
  return withReadableUser(context, userId, async (db, at, { cpf }) => {
    const latest = await findLatestIdentityCheck(db, at, { id_user: userId });
    return { data: toIdentityCheckStatus(latest, cpf, await findActiveAgreement(db, at, { id_user: userId })) };
  });
}
