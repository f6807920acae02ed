import type { verificationCodesApi } from '@restitui/domain/verification-codes/verification-codes.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { sendVerificationCode } from '../send-code.ts';

export async function sendEmailCode(session: StaffSession, { body }: Input<typeof verificationCodesApi.sendEmail>) {
  await sendVerificationCode(session, { channel: 'email', to: body.to, id_sender: session.actor.id });
  return { data: { sent: true as const } };
}
