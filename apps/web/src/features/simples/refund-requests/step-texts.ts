import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { paymentDocument } from '@restitui/domain/simples/refund-requests/payment-name.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { StepKind } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import { formatDate } from '../../../lib/formats.ts';
import type { FeeAction } from './payment-row.ts';

/** The buttons that open the form of a step. */
export const stepActions: Record<StepKind, string> = {
  RETIFICADORA: 'Registrar retificadora',
  PEDIDO: 'Registrar pedido',
  DESPACHO: 'Registrar despacho',
  RECURSO: 'Registrar recurso',
  DINHEIRO: 'Registrar dinheiro',
};

/** The buttons that enter and charge the fee of a payment. */
export const feeActions: Record<FeeAction, string> = {
  LANCAR: 'Lançar honorários',
  COBRAR: 'Gerar boleto',
};

/** The same buttons below the name of the step, in the columns of the board. */
export const boardActions: Record<StepKind | FeeAction | 'CONFERIR', string> = {
  CONFERIR: 'Conferir',
  RETIFICADORA: 'Registrar',
  PEDIDO: 'Registrar',
  DESPACHO: 'Registrar',
  RECURSO: 'Recurso',
  DINHEIRO: 'Registrar',
  LANCAR: 'Lançar',
  COBRAR: 'Gerar boleto',
};

/** The nouns of the steps. */
export const stepNames: Record<StepKind, string> = {
  RETIFICADORA: 'Retificadora',
  PEDIDO: 'Pedido',
  DESPACHO: 'Despacho',
  RECURSO: 'Recurso',
  DINHEIRO: 'Dinheiro',
};

/** Returns a payment in one line, such as `05/2025, DAS de 20/06/2025`; further requests of a payment name their theses. */
export function paymentLine({ competencia, pago_em, pagamento, teses }: RefundRequest): string {
  const line = `${formatPeriod(competencia)}, ${paymentDocument({ teses })} de ${formatDate(pago_em)}`;
  const isFurther = teses.length > 0 && !/^(13-)?1$/.test(pagamento);
  return isFurther ? `${line} (${teses.map(({ nome }) => nome).join(', ')})` : line;
}

/** Returns the label of the field that each payment has. */
export function lineField(kind: StepKind, isFromFiles: boolean): string {
  return kind === 'RETIFICADORA' && isFromFiles ? 'Recibo da retificadora' : lineFields[kind];
}

/** Labels of the field that each payment has. */
const lineFields: Record<StepKind, string> = {
  RETIFICADORA: 'Número da retificadora (PGDAS-D)',
  PEDIDO: 'Protocolo ou PER/DCOMP',
  DESPACHO: 'Valor deferido',
  RECURSO: 'Protocolo do recurso',
  DINHEIRO: 'Valor recebido',
};
