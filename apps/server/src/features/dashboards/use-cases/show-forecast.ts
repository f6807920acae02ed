import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { dashboardsApi } from '@restitui/domain/dashboards/dashboards.api.ts';
import { canReadFees } from '@restitui/domain/fees/fees.access.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { CrossTenantContext } from '../../../kernel/context.ts';
import { figuresOf } from '../asked-figures.ts';
import { forecastFees } from '../fee-forecast.repository.ts';

/** Who sees a credit sees its commission; what was paid of it, only who reads fees. */
export async function showForecast(
  context: CrossTenantContext,
  { query: { periodo, pessoa } }: Input<typeof dashboardsApi.forecast>,
) {
  const thisMonth = Number(dayInBrazil(context.platform.clock.now()).replaceAll('-', '').slice(0, 6));
  const rows = await forecastFees(context.db, figuresOf(context, pessoa), { periodo, thisMonth });
  const paidIsShown = canReadFees(context.actor);
  return { data: rows.map((row) => ({ ...row, recebido: paidIsShown ? row.recebido : null })) };
}
