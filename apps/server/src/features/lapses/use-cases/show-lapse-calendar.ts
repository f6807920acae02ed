import { competenceOfDay } from '@restitui/brazil/competence.ts';
import { correctBySelic } from '@restitui/domain/credits/selic-correction.ts';
import type { LapseCalendar, lapsesApi } from '@restitui/domain/lapses/lapses.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { askedLapses } from '../asked-lapses.ts';
import { sumByMonth } from '../lapses.repository.ts';

const nothing = { valor: 0, corrigido: 0 };

export async function showLapseCalendar(
  context: Context,
  { query }: Input<typeof lapsesApi.calendar>,
): Promise<{ data: LapseCalendar }> {
  const { filters, today } = await askedLapses(context, query);
  const sums = await sumByMonth(context.db, context.tenant, filters, today);

  const to = competenceOfDay(today);
  const [oldest] = filters.selic;
  const series = await context.platform.selic.months();
  const selic_ate = oldest ? correctBySelic({ value: 0, from: oldest.mes, to }, series).ate : null;
  const { em_30_dias = nothing, em_90_dias = nothing, total = nothing, prescrito = nothing, meses } = sums;
  return { data: { hoje: today, selic_ate, em_30_dias, em_90_dias, total, prescrito, meses } };
}
