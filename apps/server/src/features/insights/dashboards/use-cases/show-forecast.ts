import { dayInBrazil } from '@restitui/brazil/day.ts';
import { canReadFees } from '@restitui/domain/billing/fees/fees.access.ts';
import type { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, InTransaction } from '../../../../kernel/context.ts';
import { forecastFees } from '../fee-forecast.repository.ts';
import { figureScopeOf } from '../figure-scope.service.ts';

/** Everyone who sees a credit sees its commission, but paid amounts require the permission to read fees. */
export async function showForecast(
  context: Context<UserActor, InTransaction, 'all'>,
  { query: { periodo, pessoa } }: Input<typeof dashboardsApi.forecast>,
) {
  const thisMonth = Number(dayInBrazil(context.platform.clock.now()).replaceAll('-', '').slice(0, 6));
  const rows = await forecastFees(context.db, figureScopeOf(context, pessoa), { periodo, thisMonth });
  const paidIsShown = canReadFees(context.actor);
  return { data: rows.map((row) => ({ ...row, recebido: paidIsShown ? row.recebido : null })) };
}
