import { addMonths, competenceOfDay, competenceParts } from '@restitui/brazil/competence.ts';
import { addDays, type Day, dayInBrazil } from '@restitui/brazil/day.ts';
import type { dashboardsApi } from '@restitui/domain/dashboards/dashboards.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { CrossTenantContext } from '../../../kernel/context.ts';
import { figuresOf } from '../asked-figures.ts';
import { sumLapses } from '../lapse-figures.repository.ts';

const monthsAhead = 6;

export async function showLapses(
  context: CrossTenantContext,
  { query: { pessoa } }: Input<typeof dashboardsApi.lapses>,
) {
  const today = dayInBrazil(context.platform.clock.now());
  const data = await sumLapses(context.db, figuresOf(context, pessoa), { today, until: lastDayAhead(today) });
  return { data };
}

/** The last day of the month under way and the five after it. */
function lastDayAhead(today: Day): Day {
  const { year, month } = competenceParts(addMonths(competenceOfDay(today), monthsAhead));
  return addDays(`${year}-${String(month).padStart(2, '0')}-01` as Day, -1);
}
