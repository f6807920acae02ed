import { reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import { parseTaxMonth } from '@restitui/brazil/tax-month.ts';
import type { SelicMonth } from '../../operations/lookups/selic-series.ts';
import { correctBySelic } from '../../recovery/credits/selic-correction.ts';
import type { RefundRequest } from './refund-requests.api.ts';

type Granted = Pick<RefundRequest, 'pago_em' | 'despacho' | 'valor_pedido' | 'total'>;

/** Returns what a request was granted, in reais: the amount of the decision, or else the requested one. */
export function grantedAmount({ despacho, valor_pedido, total }: Omit<Granted, 'pago_em'>): number {
  return despacho?.valor ?? valor_pedido ?? total;
}

/**
 * Returns the granted amount with the Selic up to the month of a day, in reais; undefined while the series misses one
 * of the months.
 */
export function expectedAmount(request: Granted, day: string, series: readonly SelicMonth[]): number | undefined {
  const monthOf = (text: string) => parseTaxMonth(`${text.slice(5, 7)}/${text.slice(0, 4)}`);
  const [from, to] = [monthOf(request.pago_em), monthOf(day)];
  if (!from || !to) return undefined;
  const { corrigido, faltantes } = correctBySelic({ value: roundedCents(grantedAmount(request)), from, to }, series);
  return faltantes.length > 0 ? undefined : reaisOf(corrigido);
}

/** Returns whether more was received than was granted with the Selic. */
export function isAboveExpected(received: number, expected: number | undefined): boolean {
  return expected !== undefined && roundedCents(received) > roundedCents(expected);
}
