import { addMonths, compareTaxMonths, type TaxMonth, taxMonthOf } from '@restitui/brazil/tax-month.ts';
import type { SelicMonth } from '@restitui/domain/operations/lookups/selic-series.ts';
import { correctBySelic } from '@restitui/domain/recovery/credits/selic-correction.ts';
import type { SelicByMonth } from './limitation.repository.ts';

/** The current tables begin here; older payments are no longer refundable. */
const first = taxMonthOf(2018, 1);

/** Returns the Selic correction of a refund in month `to` for each month of payment. */
export function selicByMonth(series: readonly SelicMonth[], to: TaxMonth): SelicByMonth {
  const months: { mes: TaxMonth; percentual: string }[] = [];
  for (let from = first; compareTaxMonths(from, to) <= 0; from = addMonths(from, 1)) {
    months.push({ mes: from, percentual: correctBySelic({ value: 0, from, to }, series).percentual });
  }
  return months;
}
