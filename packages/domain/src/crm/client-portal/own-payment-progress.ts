import { type Day, formatDay, toDay } from '@restitui/brazil/day.ts';
import { sumOfReais } from '@restitui/brazil/money.ts';
import { decisionDueOn } from '../../simples/refund-requests/payment-step.ts';
import type { OwnPayment } from './own-payment.ts';

/** Returns the paid fees that the consultancy has to give back, in reais. */
export function feesToGiveBack(payments: readonly OwnPayment[]): number {
  return sumOfReais(payments.map(({ honorario }) => honorario?.a_devolver ?? 0));
}

/** Sums of payments in reais; null where nothing was recorded. */
export interface PaymentSums {
  asked: number | null;
  granted: number | null;
  received: number | null;
}

/** Returns whether the Receita granted the request: a refund that was paid was granted, a compensation is used before. */
export function isGranted({ situacao, tipo }: OwnPayment): boolean {
  return situacao === 'DEFERIDO' || (situacao === 'PAGO' && tipo === 'RESTITUICAO');
}

/** Returns what was granted: as decided, or as asked where a grant or a refund was recorded without its decision. */
function grantedOfPayment(payment: OwnPayment): number | null {
  if (payment.despacho) return payment.despacho.valor;
  return isGranted(payment) ? payment.valor : null;
}

/** Returns what was asked, each thesis of a payment once, what was granted, and what came back. */
export function paymentSums(payments: readonly OwnPayment[]): PaymentSums {
  const sum = (values: number[]) => (values.length > 0 ? sumOfReais(values) : null);
  return {
    asked: sum(payments.flatMap(({ valor, repetido }) => (valor === null ? [] : sumOfReais([valor, -repetido])))),
    granted: sum(payments.flatMap((payment) => grantedOfPayment(payment) ?? [])),
    received: sum(payments.flatMap(({ recebido }) => recebido?.valor ?? [])),
  };
}

/**
 * Returns what a payment can still bring, in reais: what was granted, or else asked, until it is denied or arrives.
 * `repetido` is not subtracted: theses are requested again only after a denial, which counts 0.
 */
export function comingOfPayment({ situacao, valor, despacho }: OwnPayment): number {
  return situacao === 'PAGO' || situacao === 'INDEFERIDO' ? 0 : (despacho?.valor ?? valor ?? 0);
}

/** Returns in one sentence what comes next for a payment; undefined when nothing does. */
export function nextOfPayment({ tipo, situacao, data, despacho, recurso }: OwnPayment, today: Day): string | undefined {
  const isRefund = tipo === 'RESTITUICAO';
  switch (situacao) {
    case 'PEDIDO': {
      if (!isRefund) return 'O crédito já pode pagar impostos; a Receita Federal ainda o confere.';
      const due = decisionDueOn(toDay(data));
      return due < today
        ? `O prazo da Receita Federal para decidir passou em ${formatDay(due)}.`
        : `A Receita Federal tem até ${formatDay(due)} para decidir.`;
    }
    case 'INDEFERIDO':
      return recurso ? appealed(recurso.data) : undefined;
    case 'DEFERIDO': {
      const isPart = despacho?.resultado === 'DEFERIDO_EM_PARTE';
      const rest = isRefund ? 'Falta o dinheiro entrar na conta.' : restOfUse(isPart);
      return isPart && recurso ? `${rest} ${appealed(recurso.data)}` : rest;
    }
    case 'PAGO':
      if (recurso) return appealed(recurso.data);
      return isRefund || despacho ? undefined : 'O crédito pagou impostos; a Receita Federal ainda o confere.';
  }
}

/** A compensation may have been used before its decision; of a use that is confirmed in part the part is recorded again. */
function restOfUse(isPart: boolean): string {
  return isPart
    ? 'A Receita Federal confirmou só uma parte do crédito: falta a consultoria registrar o uso dessa parte.'
    : 'Falta usar o crédito para pagar impostos.';
}

function appealed(day: string): string {
  return `A consultoria recorreu em ${formatDay(day)}: falta a resposta.`;
}
