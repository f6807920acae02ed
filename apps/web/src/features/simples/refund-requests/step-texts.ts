import type { StepKind } from '@restitui/domain/simples/refund-requests/refund-step.ts';
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

/** The nouns of the steps. */
export const stepNames: Record<StepKind, string> = {
  RETIFICADORA: 'Retificadora',
  PEDIDO: 'Pedido',
  DESPACHO: 'Despacho',
  RECURSO: 'Recurso',
  DINHEIRO: 'Dinheiro',
};

/** Labels of the field that each payment has. */
export const lineFields: Record<StepKind, string> = {
  RETIFICADORA: 'Número da retificadora (PGDAS-D)',
  PEDIDO: 'Protocolo ou PER/DCOMP',
  DESPACHO: 'Valor deferido',
  RECURSO: 'Protocolo do recurso',
  DINHEIRO: 'Valor recebido',
};
