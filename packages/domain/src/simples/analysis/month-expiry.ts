import { daysBetween, toDay } from '@restitui/brazil/day.ts';
import type { AnalysisRow } from './simples-analysis.api.ts';

/** Days before the expiry of a claim from which it is listed as near. */
export const nearDays = 90;

/** Returns whether a day is at most 90 days after `today`, both ends included. Both `AAAA-MM-DD`. */
export function isNear(day: string, today: string): boolean {
  const days = daysBetween(toDay(today), toDay(day));
  return days >= 0 && days <= nearDays;
}

/** Returns whether a refund of the month expires within 90 days; the DAS of an unpaid month has nothing to refund. */
export function isNearExpiry(
  { prescreve_em, total_a_restituir, alertas }: Pick<AnalysisRow, 'prescreve_em' | 'total_a_restituir' | 'alertas'>,
  today: string,
): boolean {
  const isPaid = alertas.every(({ codigo }) => codigo !== 'DAS_NAO_PAGO');
  return total_a_restituir > 0 && isPaid && prescreve_em !== null && isNear(prescreve_em, today);
}
