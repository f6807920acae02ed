import { competenceOfDay } from '@restitui/brazil/competence.ts';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { lapsesApi } from '@restitui/domain/lapses/lapses.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../kernel/context.ts';
import { requireReach } from '../products/product-reach.ts';
import { idsInReach } from '../products/products.repository.ts';
import type { LapseFilters } from './lapses.repository.ts';
import { selicByMonth } from './selic-by-month.ts';

/** The clients of this person's lists (decision D-14), narrowed as asked, with the Selic up to today. */
export async function askedLapses(
  context: Context,
  { pessoa, periodo }: Pick<Input<typeof lapsesApi.calendar>['query'], 'pessoa' | 'periodo'>,
): Promise<{ filters: LapseFilters; today: string }> {
  const { db, tenant, platform } = context;
  const today = dayInBrazil(platform.clock.now());
  const reach = idsInReach(db, tenant, await requireReach(context, undefined));
  const selic = selicByMonth(await platform.selic.months(), competenceOfDay(today));
  return { filters: { reach, pessoa, periodo, selic }, today };
}
