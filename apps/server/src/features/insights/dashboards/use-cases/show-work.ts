import type { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { withAnalystNames } from '../../../recovery/products/analyst-names.service.ts';
import { figureScopeOf } from '../figure-scope.service.ts';
import { countWork } from '../portfolio-figures.repository.ts';

export async function showWork(
  context: Context<UserActor, OwnTransactions, 'all'>,
  { query: { pessoa } }: Input<typeof dashboardsApi.work>,
) {
  const counted = await context.inReach((db) => countWork(db, figureScopeOf(context, pessoa)));
  return { data: await withAnalystNames(context, counted) };
}
