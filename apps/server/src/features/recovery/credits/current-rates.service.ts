import { dayInBrazil } from '@restitui/brazil/day.ts';
import { type TaxMonth, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import type { SelicMonth } from '@restitui/domain/operations/lookups/selic-series.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Inputs of the correction: the published Selic series and the current month. */
export interface Rates {
  series: readonly SelicMonth[];
  month: TaxMonth;
}

export async function readCurrentRates({ selic, clock }: Pick<Platform, 'selic' | 'clock'>): Promise<Rates> {
  return { series: await selic.months(), month: taxMonthOfDay(dayInBrazil(clock.now())) };
}
