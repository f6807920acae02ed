import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { contactEmail, whatsAppNumber } from './contact.ts';

const sent = enveloped(z.object({ sent: z.literal(true) }));
const verified = enveloped(z.object({ verified: z.literal(true) }));

/** Name of the company. Ignored: the server takes it from the session. */
const empresa = z.string().max(200).optional();

const code = z
  .string('Código é obrigatório')
  .transform((text) => text.replace(/\s/g, '').toUpperCase())
  .pipe(z.string().min(1, 'Código é obrigatório').max(20, 'Código muito longo'));

export const verificationCodesApi = {
  sendEmail: endpoint('POST /mail/send-code', {
    summary: 'Enviar um código de verificação por e-mail',
    transaction: 'none',
    body: z.object({ empresa, to: contactEmail }),
    response: sent,
  }),
  sendWhatsApp: endpoint('POST /whatsapp/send-code', {
    summary: 'Enviar um código de verificação por WhatsApp',
    transaction: 'none',
    body: z.object({ empresa, to: whatsAppNumber }),
    response: sent,
  }),
  verifyEmail: endpoint('POST /mail/verify-code', {
    summary: 'Conferir o código recebido por e-mail; a prova vale nesta sessão, por 60 minutos',
    transaction: 'none',
    body: z.object({ to: contactEmail, code }),
    response: verified,
  }),
  verifyWhatsApp: endpoint('POST /whatsapp/verify-code', {
    summary: 'Conferir o código recebido por WhatsApp; a prova vale nesta sessão, por 60 minutos',
    transaction: 'none',
    body: z.object({ to: whatsAppNumber, code }),
    response: verified,
  }),
  readWaiver: endpoint('GET /whatsapp/waiver', {
    summary: 'Se quem chama cadastra clientes sem o código do WhatsApp',
    response: enveloped(z.object({ waived: z.boolean() })),
  }),
};
