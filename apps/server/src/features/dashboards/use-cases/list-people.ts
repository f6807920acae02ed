import type { dashboardsApi } from '@restitui/domain/dashboards/dashboards.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { CrossTenantContext } from '../../../kernel/context.ts';
import { figuresOf } from '../asked-figures.ts';
import { listFigurePeople } from '../dashboard-people.repository.ts';

export async function listPeople(context: CrossTenantContext, { query }: Input<typeof dashboardsApi.people>) {
  return listFigurePeople(context.db, figuresOf(context), query);
}
