import { agreementsApi } from '@restitui/domain/agreements/agreements.api.ts';
import { clientsApi } from '@restitui/domain/clients/clients.api.ts';
import type { MessageChannel } from '@restitui/domain/messages/message-channel.ts';
import { verificationCodesApi } from '@restitui/domain/verification-codes/verification-codes.api.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { registrationMessages } from './registration.messages.ts';

const { sendEmail, sendWhatsApp, verifyEmail, verifyWhatsApp, readWaiver } = verificationCodesApi;

/** Whether this person registers without the WhatsApp code (I-133). */
export const waiverQuery = (tenant: string | undefined) =>
  queryOptions({
    queryKey: ['verification-codes', 'waiver', tenant],
    queryFn: async ({ signal }) => (await call(readWaiver, { signal })).data.waived,
  });

export const sendCode = (channel: MessageChannel) =>
  mutationOptions({
    mutationFn: (to: string) => call(channel === 'email' ? sendEmail : sendWhatsApp, { body: { to } }),
    meta: {
      success: (_: unknown, to: string) => registrationMessages.codeSent(channel, to),
      failure: (error) => registrationMessages.codeFailed(channel, error),
    },
  });

export const verifyCode = (channel: MessageChannel) =>
  mutationOptions({
    mutationFn: (body: { to: string; code: string }) =>
      call(channel === 'email' ? verifyEmail : verifyWhatsApp, { body }),
    meta: { success: registrationMessages.verified(channel), quiet: true },
  });

export const createClient = mutationOptions({
  mutationFn: async (body: Request<typeof clientsApi.create>['body']) => (await call(clientsApi.create, { body })).data,
  meta: { quiet: true, refreshes: ['clients', 'leads', 'alerts'] },
});

export const createClientForOwner = mutationOptions({
  mutationFn: async (body: Request<typeof clientsApi.createForOwner>['body']) =>
    (await call(clientsApi.createForOwner, { body })).data,
  meta: { quiet: true, refreshes: ['clients'] },
});

/** Writes the contract of a client and links it (I-252). */
export const linkClientAgreement = mutationOptions({
  mutationFn: async (body: Request<typeof agreementsApi.linkClient>['body']) =>
    (await call(agreementsApi.linkClient, { body })).data,
  meta: { quiet: true, refreshes: ['agreements', 'products', 'clients'] },
});
