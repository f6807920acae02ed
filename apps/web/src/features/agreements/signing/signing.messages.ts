import { counted, plural } from '@restitui/brazil/counted.ts';
import { ApiError } from '../../../lib/api-error.ts';

const contracts = (n: number) => counted(n, 'contrato', 'contratos');

export const signingMessages = {
  loadFailed: 'Erro ao carregar as assinaturas do contrato.',
  signed: { title: 'Contrato assinado!', detail: 'A sua assinatura ficou registrada nesta versão.' },
  othersSign: 'Faltam as outras assinaturas. Você não precisa fazer mais nada aqui.',
  allSigned: 'Todos assinaram. O trabalho continua no seu portal.',
  acceptFirst: 'Marque que leu e aceita para assinar.',
  codeFirst: 'Digite o código que enviamos.',
  codeSent: (to: string) => `Código enviado para ${to}.`,
  codeGoesTo: (to: string) => `Confirme com um código, que vai para ${to}.`,
  codeFailed: 'Não foi possível enviar o código.',
  /** W-390, client-work C-98. */
  askMany: (n: number) => `Deseja assinar ${counted(n, 'contrato selecionado', 'contratos selecionados')}?`,
  beforeParty: (n: number) =>
    `Em ${plural(n, 'um', String(n))} deles o cliente ainda não assinou e pode pedir uma alteração: então se assina de novo.`,
  signedMany: (n: number) => ({ title: 'Contratos assinados!', detail: contracts(n) }),
  refusedMany: (n: number) => counted(n, 'contrato não foi assinado', 'contratos não foram assinados'),
  /** Returns the message for a refusal, or for a missing answer (W-392, client-work C-30). */
  manyFailed: (error: Error) => {
    if (!(error instanceof ApiError) || error.status === 0) return 'Erro ao tentar assinar os contratos.';
    return (error.status < 500 && error.message) || 'Falha ao assinar os contratos.';
  },
  noneSigned: 'Falha ao assinar os contratos.',
} as const;
