import { ApiError } from '../../../lib/api-error.ts';

const counted = (n: number) => (n === 1 ? '1 contrato' : `${n} contratos`);

export const signingMessages = {
  loadFailed: 'Erro ao carregar as assinaturas do contrato.',
  signed: { title: 'Contrato assinado!', detail: 'A sua assinatura ficou registrada nesta versão.' },
  acceptFirst: 'Marque que leu e aceita para assinar.',
  codeFirst: 'Digite o código que enviamos.',
  codeSent: (to: string) => `Código enviado para ${to}.`,
  codeGoesTo: (to: string) => `Confirme com um código, que vai para ${to}.`,
  codeFailed: 'Não foi possível enviar o código.',
  /** W-390, client-work C-98. */
  askMany: (n: number) =>
    n === 1 ? 'Deseja assinar 1 contrato selecionado?' : `Deseja assinar ${n} contratos selecionados?`,
  beforeParty: (n: number) =>
    n === 1
      ? 'Em 1 deles o cliente ainda não assinou e pode pedir uma alteração: então se assina de novo.'
      : `Em ${n} deles o cliente ainda não assinou e pode pedir uma alteração: então se assina de novo.`,
  signedMany: (n: number) => ({ title: 'Contratos assinados!', detail: counted(n) }),
  refusedMany: (n: number) => (n === 1 ? '1 contrato não foi assinado' : `${n} contratos não foram assinados`),
  /** Returns the message for a refusal, or for a missing answer (W-392, client-work C-30). */
  manyFailed: (error: Error) => {
    if (!(error instanceof ApiError) || error.status === 0) return 'Erro ao tentar assinar os contratos.';
    return (error.status < 500 && error.message) || 'Falha ao assinar os contratos.';
  },
  noneSigned: 'Falha ao assinar os contratos.',
} as const;
