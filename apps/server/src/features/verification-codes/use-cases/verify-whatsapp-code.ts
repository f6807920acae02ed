import type { verificationCodesApi } from '@restitui/domain/verification-codes/verification-codes.api.ts';
import { verificationErrors } from '@restitui/domain/verification-codes/verification-codes.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { verifyCode } from '../verify-code.ts';

export async function verifyWhatsappCode(
  session: StaffSession,
  { body }: Input<typeof verificationCodesApi.verifyWhatsApp>,
) {
  await verifyCode(session, { ...body, channel: 'whatsapp' }, verificationErrors.whatsapp_code_wrong);
  return { data: { verified: true as const } };
}
