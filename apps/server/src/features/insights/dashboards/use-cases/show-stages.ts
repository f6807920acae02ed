import type { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, InTransaction } from '../../../../kernel/context.ts';
import { figureScopeOf } from '../figure-scope.service.ts';
import { countStages } from '../stage-figures.repository.ts';

export async function showStages(
  context: Context<UserActor, InTransaction, 'all'>,
  { query: { pessoa } }: Input<typeof dashboardsApi.stages>,
) {
  return { data: await countStages(context.db, figureScopeOf(context, pessoa)) };
}
