import { z } from 'zod';
import type { BoletoStatus } from './boleto-status.ts';

/** State of a charge at the bank, in the bank's terms. */
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

/** Means of payment. */
export const origemRecebimento = z.enum(['BOLETO', 'PIX']);
export type OrigemRecebimento = z.infer<typeof origemRecebimento>;

/** States of a charge that can still be paid or cancelled. */
export const openSituacoes = ['EM_PROCESSAMENTO', 'A_RECEBER', 'ATRASADO', 'PROTESTO'] as const;

/** Returns whether the charge can still be paid or cancelled. */
export function isOpenSituacao(situacao: BoletoSituacao): boolean {
  return openSituacoes.some((open) => open === situacao);
}

/** States of a charge that the bank has received. */
export const paidSituacoes = ['RECEBIDO', 'MARCADO_RECEBIDO'] as const;

/** Returns whether the charge was paid and not refunded. */
export function isPaidSituacao(situacao: BoletoSituacao): boolean {
  return paidSituacoes.some((paid) => paid === situacao);
}

/**
 * State of an unfinished replacement: the old boleto is to be cancelled, or the new one because the old one was paid.
 */
export const boletoReplacement = z.enum(['EM_ANDAMENTO', 'DESFAZENDO']);
export type BoletoReplacement = z.infer<typeof boletoReplacement>;

interface ChargeState {
  situacao: BoletoSituacao;
  origemRecebimento: OrigemRecebimento | null;
  /** Another boleto replaces it. */
  isSubstituido: boolean;
}

/** Returns the product's status for the bank's state. */
export function boletoStatusOf({ situacao, origemRecebimento: origem, isSubstituido }: ChargeState): BoletoStatus {
  if (isPaidSituacao(situacao)) return origem === 'PIX' ? 'PIX' : 'PAGO';
  if (situacao === 'ATRASADO' || situacao === 'PROTESTO') return 'INADIMPLENTE';
  if (isOpenSituacao(situacao)) return 'COBRANCA';
  return isSubstituido ? 'SUBSTITUIDO' : 'CANCELADO';
}
