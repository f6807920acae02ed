import type { passwordsApi } from '@restitui/domain/accounts/passwords/passwords.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { VisitorActor } from '../../../../kernel/actor.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { accountKey, startSignInAttempt } from '../../session/sign-in-attempt.service.ts';
import { recordPasswordRequest } from '../record-password-request.service.ts';

export async function requestClientCode(
  context: Context<VisitorActor, TenantLookup>,
  { body: { cpf } }: Input<typeof passwordsApi.clientForgot>,
) {
  await startSignInAttempt(context, accountKey('client forgot', context.origin.host, cpf), {
    kind: 'password-request',
  });
  await recordPasswordRequest(context, { kind: 'client', account: cpf });
  return { data: { accepted: true as const } };
}
