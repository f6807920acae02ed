import type { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, InTransaction } from '../../../../kernel/context.ts';
import { listFigurePeople } from '../dashboard-people.repository.ts';
import { figureScopeOf } from '../figure-scope.service.ts';

export async function listPeople(
  context: Context<UserActor, InTransaction, 'all'>,
  { query }: Input<typeof dashboardsApi.people>,
) {
  return listFigurePeople(context.db, figureScopeOf(context), query);
}
