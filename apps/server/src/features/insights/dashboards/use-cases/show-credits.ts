import type { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, InTransaction } from '../../../../kernel/context.ts';
import { sumCredits } from '../credit-figures.repository.ts';
import { figureScopeOf } from '../figure-scope.service.ts';

export async function showCredits(
  context: Context<UserActor, InTransaction, 'all'>,
  { query: { periodo, pessoa } }: Input<typeof dashboardsApi.credits>,
) {
  return { data: await sumCredits(context.db, figureScopeOf(context, pessoa), periodo) };
}
