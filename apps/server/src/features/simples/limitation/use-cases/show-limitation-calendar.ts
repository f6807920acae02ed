import { taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import { correctBySelic } from '@restitui/domain/recovery/credits/selic-correction.ts';
import type { LimitationCalendar, limitationApi } from '@restitui/domain/simples/limitation/limitation.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { sumByMonth } from '../limitation.repository.ts';
import { readLimitationFilters } from '../limitation-filters.service.ts';

const nothing = { valor: 0, corrigido: 0 };

export async function showLimitationCalendar(
  context: Context,
  { query }: Input<typeof limitationApi.calendar>,
): Promise<{ data: LimitationCalendar }> {
  const { filters, today } = await readLimitationFilters(context, query);
  const sums = await sumByMonth(context.db, context.tenant, filters, today);

  const to = taxMonthOfDay(today);
  const [oldest] = filters.selic;
  const series = await context.platform.selic.months();
  const selic_ate = oldest ? correctBySelic({ value: 0, from: oldest.mes, to }, series).ate : null;
  const { em_30_dias = nothing, em_90_dias = nothing, total = nothing, prescrito = nothing, meses } = sums;
  return { data: { hoje: today, selic_ate, em_30_dias, em_90_dias, total, prescrito, meses } };
}
