import type { verificationCodesApi } from '@restitui/domain/accounts/verification-codes/verification-codes.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { sendVerificationCode } from '../send-code.service.ts';

export async function sendWhatsappCode(
  context: Context<UserActor, OwnTransactions>,
  { body }: Input<typeof verificationCodesApi.sendWhatsApp>,
) {
  await sendVerificationCode(context, { channel: 'whatsapp', to: body.to, id_sender: context.actor.id });
  return { data: { sent: true as const } };
}
