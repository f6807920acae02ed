import { formatPhone } from '@restitui/brazil/phone.ts';
import type { MessageChannel } from '@restitui/domain/messages/message-channel.ts';
import { errorText } from '../../lib/api-error.ts';

const sendFailed = {
  whatsapp: 'Erro ao enviar o código para o whatsapp:',
  email: 'Erro ao enviar o código para o E-mail:',
};

export const registrationMessages = {
  searchFailed: 'Erro inesperado',
  cnpjRequired: 'CNPJ obrigatório',
  cnpjShort: 'CNPJ inválido. Digite 14 números.',
  cnpjInvalid: 'CNPJ inválido. Verifique o número digitado.',
  cnpjFound: 'CNPJ encontrado com sucesso!',
  codeSent: (channel: MessageChannel, to: string) =>
    channel === 'whatsapp'
      ? `Código enviado para o WhatsApp ${formatPhone(to)}!`
      : `Código enviado para o E-mail ${to}!`,
  codeFailed: (channel: MessageChannel, error: Error) => `${sendFailed[channel]} ${errorText(error)}`,
  verified: (channel: MessageChannel) => `${channel === 'whatsapp' ? 'WhatsApp' : 'E-mail'} verificado com sucesso!`,
  unproven: 'Verifique o WhatsApp e o E-mail antes de salvar.',
  incomplete: 'Preencha todos os campos obrigatórios antes de criar o cliente.',
  linkIncomplete: 'Preencha todos os campos corretamente.',
  unverified: 'Verificação Incompleta! Conclua todas as verificações antes de prosseguir.',
  created: 'Cliente e minuta criados com sucesso!',
  createFailedTitle: 'Erro ao criar cliente',
  createFailed: 'Houve um erro ao criar o cliente.',
  agreementFailedTitle: 'Erro ao criar contrato',
  agreementFailed: 'Houve um erro ao criar a minuta.',
  underWay: 'A requisição já está em andamento ou o ID do cliente não está disponível.',
  noClient: 'ID do cliente não está definido. Verifique os dados.',
  signingFailed: 'Houve um problema ao navegar para a assinatura.',
  linkCopied: 'Link copiado para a área de transferência!',
} as const;
