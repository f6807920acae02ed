import { addDays, type Day, dayInBrazil, toDay } from '@restitui/brazil/day.ts';
import { addMonths, taxMonthOfDay, taxMonthParts } from '@restitui/brazil/tax-month.ts';
import type { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, InTransaction } from '../../../../kernel/context.ts';
import { figureScopeOf } from '../figure-scope.service.ts';
import { sumLimitations } from '../limitation-figures.repository.ts';

const monthsAhead = 6;

export async function showLimitations(
  context: Context<UserActor, InTransaction, 'all'>,
  { query: { pessoa } }: Input<typeof dashboardsApi.limitations>,
) {
  const today = dayInBrazil(context.platform.clock.now());
  const data = await sumLimitations(context.db, figureScopeOf(context, pessoa), { today, until: lastDayAhead(today) });
  return { data };
}

/** Returns the last day of the fifth month after the current one. */
function lastDayAhead(today: Day): Day {
  const { year, month } = taxMonthParts(addMonths(taxMonthOfDay(today), monthsAhead));
  return addDays(toDay(`${year}-${String(month).padStart(2, '0')}-01`), -1);
}
