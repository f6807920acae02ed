import type { verificationCodesApi } from '@restitui/domain/accounts/verification-codes/verification-codes.api.ts';
import { verificationErrors } from '@restitui/domain/accounts/verification-codes/verification-codes.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { verifyCode } from '../verify-code.service.ts';

export async function verifyEmailCode(
  context: Context<UserActor, OwnTransactions>,
  { body }: Input<typeof verificationCodesApi.verifyEmail>,
) {
  await verifyCode(context, { ...body, channel: 'email' }, verificationErrors.email_code_wrong);
  return { data: { verified: true as const } };
}
