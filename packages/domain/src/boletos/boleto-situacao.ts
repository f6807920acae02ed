import { z } from 'zod';
import type { BoletoStatus } from './boleto-status.ts';

/** Where a charge stands at the bank, in the bank's words. */
export const boletoSituacao = z.enum([
  'EM_PROCESSAMENTO',
  'A_RECEBER',
  'ATRASADO',
  'PROTESTO',
  'RECEBIDO',
  'MARCADO_RECEBIDO',
  'CANCELADO',
  'EXPIRADO',
  'FALHA_EMISSAO',
]);
export type BoletoSituacao = z.infer<typeof boletoSituacao>;

export const boletoSituacaoLabels: Record<BoletoSituacao, string> = {
  EM_PROCESSAMENTO: 'Em processamento',
  A_RECEBER: 'A receber',
  ATRASADO: 'Atrasado',
  PROTESTO: 'Em protesto',
  RECEBIDO: 'Recebido',
  MARCADO_RECEBIDO: 'Marcado como recebido',
  CANCELADO: 'Cancelado',
  EXPIRADO: 'Expirado',
  FALHA_EMISSAO: 'Falha na emissão',
};

/** How the money came. */
export const origemRecebimento = z.enum(['BOLETO', 'PIX']);
export type OrigemRecebimento = z.infer<typeof origemRecebimento>;

/** A charge that is still waited for: asked about at the bank, and can be cancelled there. */
export const openSituacoes = ['EM_PROCESSAMENTO', 'A_RECEBER', 'ATRASADO', 'PROTESTO'] as const;

/** Whether the charge is still waited for. */
export function isOpenSituacao(situacao: BoletoSituacao): boolean {
  return openSituacoes.some((open) => open === situacao);
}

/** The bank has the money. */
export const paidSituacoes = ['RECEBIDO', 'MARCADO_RECEBIDO'] as const;

/** The money has come, and was not given back. */
export function isPaidSituacao(situacao: BoletoSituacao): boolean {
  return paidSituacoes.some((paid) => paid === situacao);
}

/** A replacement that is not at its end: the old boleto is to be cancelled, or the new one where the old was paid. */
export const boletoReplacement = z.enum(['EM_ANDAMENTO', 'DESFAZENDO']);
export type BoletoReplacement = z.infer<typeof boletoReplacement>;

interface Standing {
  situacao: BoletoSituacao;
  origemRecebimento: OrigemRecebimento | null;
  /** Another takes its place. */
  isSubstituido: boolean;
}

/** The product's status of what the bank says. */
export function boletoStatusOf({ situacao, origemRecebimento: origem, isSubstituido }: Standing): BoletoStatus {
  if (isPaidSituacao(situacao)) return origem === 'PIX' ? 'PIX' : 'PAGO';
  if (situacao === 'ATRASADO' || situacao === 'PROTESTO') return 'INADIMPLENTE';
  if (isOpenSituacao(situacao)) return 'COBRANCA';
  return isSubstituido ? 'SUBSTITUIDO' : 'CANCELADO';
}
