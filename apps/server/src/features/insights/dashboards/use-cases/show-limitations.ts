import { addDays, type Day, dayInBrazil, toDay } from '@restitui/brazil/day.ts';
import { sumOfReais } from '@restitui/brazil/money.ts';
import { addMonths, comparePeriods, taxMonthOfDay, taxMonthParts } from '@restitui/brazil/tax-month.ts';
import type { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, InTransaction } from '../../../../kernel/context.ts';
import { sumAnalysisMonths } from '../../../simples/limitation/limitation.repository.ts';
import { figureScopeOf } from '../figure-scope.service.ts';
import { productsOfFigures, sumLimitations } from '../limitation-figures.repository.ts';

const monthsAhead = 6;

export async function showLimitations(
  context: Context<UserActor, InTransaction, 'all'>,
  { query: { pessoa } }: Input<typeof dashboardsApi.limitations>,
) {
  const today = dayInBrazil(context.platform.clock.now());
  const days = { today, until: lastDayAhead(today) };
  const figures = figureScopeOf(context, pessoa);
  const months = [
    ...(await sumLimitations(context.db, figures, days)),
    // Analyses from files are in no stored figures.
    ...(await sumAnalysisMonths(context.db, productsOfFigures(figures), days)),
  ];
  const data = [...Map.groupBy(months, ({ mes }) => mes)]
    .map(([mes, of]) => ({ mes, valor: sumOfReais(of.map(({ valor }) => valor)) }))
    .toSorted((a, b) => comparePeriods(a.mes, b.mes));
  return { data };
}

/** Returns the last day of the fifth month after the current one. */
function lastDayAhead(today: Day): Day {
  const { year, month } = taxMonthParts(addMonths(taxMonthOfDay(today), monthsAhead));
  return addDays(toDay(`${year}-${String(month).padStart(2, '0')}-01`), -1);
}
