import type { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, InTransaction } from '../../../../kernel/context.ts';
import { figureScopeOf } from '../figure-scope.service.ts';
import { countPortfolio } from '../portfolio-figures.repository.ts';

export async function showPortfolio(
  context: Context<UserActor, InTransaction, 'all'>,
  { query: { periodo, pessoa } }: Input<typeof dashboardsApi.portfolio>,
) {
  return { data: await countPortfolio(context.db, figureScopeOf(context, pessoa), periodo) };
}
