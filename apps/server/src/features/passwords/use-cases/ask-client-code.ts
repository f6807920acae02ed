import type { passwordsApi } from '@restitui/domain/passwords/passwords.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { PublicContext } from '../../../kernel/context.ts';
import { accountKey, beginAttempt } from '../../session/sign-in-attempt.ts';
import { recordPasswordRequest } from '../record-request.ts';

export async function askClientCode(
  context: PublicContext,
  { body: { cpf } }: Input<typeof passwordsApi.clientForgot>,
) {
  await beginAttempt(context, accountKey('client forgot', context.origin.host, cpf));
  await recordPasswordRequest(context, { kind: 'client', account: cpf });
  return { data: { accepted: true as const } };
}
