import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, InTransaction } from '../../../../kernel/context.ts';
import { figureScopeOf } from '../figure-scope.service.ts';
import { averageLeadTime } from '../lead-time-figures.repository.ts';

export async function showLeadTime(
  context: Context<UserActor, InTransaction, 'all'>,
  { query: { periodo, pessoa } }: Input<typeof dashboardsApi.leadTime>,
) {
  const { tenant, ...figures } = figureScopeOf(context, pessoa);
  if (tenant === 'all') return { data: null };
  const today = dayInBrazil(context.platform.clock.now());
  return { data: await averageLeadTime(context.db, { ...figures, tenant }, { periodo, today }) };
}
