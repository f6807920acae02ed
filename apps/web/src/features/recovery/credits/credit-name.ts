import { taxMonthOfCredit } from '@restitui/domain/recovery/credits/credit-calculation.ts';
import type { Credit } from '@restitui/domain/recovery/credits/credits.api.ts';

/** Returns `de 05/2025`, or the name of a row without a tax month. */
export function nameOf(credit: Pick<Credit, 'anoCompetencia' | 'mesCompetencia'>): string {
  const taxMonth = taxMonthOfCredit(credit);
  return taxMonth ? `de ${taxMonth}` : 'novo';
}
