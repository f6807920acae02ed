import { type Day, dayInBrazil } from '@restitui/brazil/day.ts';
import { taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import type { limitationApi } from '@restitui/domain/simples/limitation/limitation.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireProductReach } from '../../recovery/products/product-reach.gate.ts';
import { idsInReach } from '../../recovery/products/products.repository.ts';
import type { ClaimFilters } from './limitation.repository.ts';
import { selicByMonth } from './selic-by-month.rules.ts';

/** Returns the filters for the products that the user may list (decision D-14), with the Selic rates up to today. */
export async function readLimitationFilters(
  context: Context,
  query: Input<typeof limitationApi.calendar>['query'],
): Promise<{ filters: ClaimFilters; today: Day }> {
  const { db, tenant, platform } = context;
  const today = dayInBrazil(platform.clock.now());
  const reach = idsInReach(db, tenant, await requireProductReach(context, undefined));
  const selic = selicByMonth(await platform.selic.months(), taxMonthOfDay(today));
  return { filters: { reach, query, selic }, today };
}
