import type { verificationCodesApi } from '@restitui/domain/verification-codes/verification-codes.api.ts';
import { verificationErrors } from '@restitui/domain/verification-codes/verification-codes.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { verifyCode } from '../verify-code.ts';

export async function verifyEmailCode(session: StaffSession, { body }: Input<typeof verificationCodesApi.verifyEmail>) {
  await verifyCode(session, { ...body, channel: 'email' }, verificationErrors.email_code_wrong);
  return { data: { verified: true as const } };
}
