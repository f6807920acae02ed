import type { passwordsApi } from '@restitui/domain/accounts/passwords/passwords.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { VisitorActor } from '../../../../kernel/actor.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { accountKey, startSignInAttempt } from '../../session/sign-in-attempt.service.ts';
import { recordPasswordRequest } from '../record-password-request.service.ts';

export async function requestPasswordLink(
  context: Context<VisitorActor, TenantLookup>,
  { body: { email } }: Input<typeof passwordsApi.forgot>,
) {
  await startSignInAttempt(context, accountKey('forgot', email), {
    kind: 'password-request',
    knownAs: accountKey(email),
  });
  await recordPasswordRequest(context, { kind: 'user', account: email });
  return { data: { accepted: true as const } };
}
