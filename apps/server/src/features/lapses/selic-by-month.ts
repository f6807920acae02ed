import { addMonths, type Competence, compareCompetences, competenceOf } from '@restitui/brazil/competence.ts';
import { correctBySelic } from '@restitui/domain/credits/selic-correction.ts';
import type { SelicMonth } from '@restitui/domain/lookups/selic-series.ts';
import type { SelicByMonth } from './lapses.repository.ts';

/** What is refundable today was paid from here on: the present tables began. */
const first = competenceOf(2018, 1);

/** What a payment of each month has gained when it comes back in month `to`, by the one rule of the correction. */
export function selicByMonth(series: readonly SelicMonth[], to: Competence): SelicByMonth {
  const months: { mes: Competence; percentual: string }[] = [];
  for (let from = first; compareCompetences(from, to) <= 0; from = addMonths(from, 1)) {
    months.push({ mes: from, percentual: correctBySelic({ value: 0, from, to }, series).percentual });
  }
  return months;
}
