import type { passwordsApi } from '@restitui/domain/passwords/passwords.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { PublicContext } from '../../../kernel/context.ts';
import { accountKey, beginAttempt } from '../../session/sign-in-attempt.ts';
import { recordPasswordRequest } from '../record-request.ts';

export async function askPasswordLink(context: PublicContext, { body: { email } }: Input<typeof passwordsApi.forgot>) {
  await beginAttempt(context, accountKey('forgot', email));
  await recordPasswordRequest(context, { kind: 'user', account: email });
  return { data: { accepted: true as const } };
}
