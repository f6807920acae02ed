import { verificationCodesApi } from '@restitui/domain/accounts/verification-codes/verification-codes.api.ts';
import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { verificationMessages } from './verification-codes.messages.ts';

const { sendEmail, sendWhatsApp, verifyEmail, verifyWhatsApp, readWaiver } = verificationCodesApi;

/** The contacts that were verified in this session, by channel. */
export type VerifiedContacts = Partial<Record<MessageChannel, string>>;

/** Returns whether the user may register a client without the WhatsApp code (I-133). */
export const waiverQuery = (tenant: string | undefined) =>
  queryOptions({
    queryKey: ['verification-codes', 'waiver', tenant],
    queryFn: async ({ signal }) => (await call(readWaiver, { signal })).data.waived,
  });

export const sendCode = (channel: MessageChannel) =>
  mutationOptions({
    mutationFn: (to: string) => call(channel === 'email' ? sendEmail : sendWhatsApp, { body: { to } }),
    meta: {
      success: (_: unknown, to: string) => verificationMessages.codeSent(channel, to),
      failure: (error) => verificationMessages.codeFailed(channel, error),
    },
  });

export const verifyCode = (channel: MessageChannel) =>
  mutationOptions({
    mutationFn: (body: { to: string; code: string }) =>
      call(channel === 'email' ? verifyEmail : verifyWhatsApp, { body }),
    meta: { success: verificationMessages.verified(channel), quiet: true },
  });
