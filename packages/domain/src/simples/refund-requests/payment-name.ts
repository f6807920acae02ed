import { formatDay } from '@restitui/brazil/day.ts';
import { formatPeriod } from '../../recovery/file-analyses/period-text.ts';
import type { RefundRequest } from './refund-requests.api.ts';

type NamedPayment = Pick<RefundRequest, 'competencia' | 'pago_em' | 'teses'>;

/** Returns the document of a payment: a DAS of the Simples, or a DARF. */
export function paymentDocument({ teses }: Pick<RefundRequest, 'teses'>): 'DAS' | 'DARF' {
  return teses.length > 0 ? 'DARF' : 'DAS';
}

/** Returns the text of a payment in a sentence, such as `05/2025 (DAS pago em 20/06/2025)`. */
export function paymentInMonth(payment: NamedPayment): string {
  return `${formatPeriod(payment.competencia)} (${paymentDocument(payment)} pago em ${formatDay(payment.pago_em)})`;
}

/**
 * Returns the calendar month under which the credit of a payment is entered: credits have no month 13, the annual 13º
 * belongs to December.
 */
export function creditMonthOf({ competencia }: Pick<RefundRequest, 'competencia'>): string {
  return competencia.startsWith('13/') ? `12/${competencia.slice(3)}` : competencia;
}

const annual13th = '13-';

/** Returns whether the name of a request is that of an annual 13º, whose credit is one of December. */
export function isOfAnnual13th(pagamento: string): boolean {
  return pagamento.startsWith(annual13th);
}

/** Returns the name of a request of an analysis from files: its index in the month, marked for the annual 13º. */
export function requestName(competencia: string, index: number): string {
  return `${competencia.startsWith('13/') ? annual13th : ''}${index}`;
}
