import { formatPhone } from '@restitui/brazil/phone.ts';
import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import { errorText } from '../../../lib/api-error.ts';

const sendFailed = {
  whatsapp: 'Erro ao enviar o código para o whatsapp:',
  email: 'Erro ao enviar o código para o E-mail:',
};

export const verificationMessages = {
  codeSent: (channel: MessageChannel, to: string) =>
    channel === 'whatsapp'
      ? `Código enviado para o WhatsApp ${formatPhone(to)}!`
      : `Código enviado para o E-mail ${to}!`,
  codeFailed: (channel: MessageChannel, error: Error) => `${sendFailed[channel]} ${errorText(error)}`,
  verified: (channel: MessageChannel) => `${channel === 'whatsapp' ? 'WhatsApp' : 'E-mail'} verificado com sucesso!`,
} as const;
