import type { identityChecksApi } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { identityCheckErrors as errors } from '@restitui/domain/accounts/identity-checks/identity-checks.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { toIdentityCheckResponse } from '../identity-check.wire.ts';
import { findDrawnIdentityCheck, findLatestIdentityCheck } from '../identity-checks.repository.ts';
import { withReadableUser } from '../readable-user.gate.ts';

/**
 * Returns the caller's record in any state, and drawn records of others: a capture in progress is visible to its signer
 * only.
 */
export async function readUserIdentityCheck(
  context: Context<UserActor, OwnTransactions>,
  { params: { userId } }: Input<typeof identityChecksApi.ofUser>,
) {
  const { actor, platform } = context;
  const find = userId === actor.id ? findLatestIdentityCheck : findDrawnIdentityCheck;
  const found = await withReadableUser(context, userId, (db, at) => find(db, at, { id_user: userId }));
  const viewer = { who: 'staff', id: actor.id } as const;
  return { data: toIdentityCheckResponse(required(found, errors.signature_not_found), platform.links, viewer) };
}
