import type { dashboardsApi } from '@restitui/domain/dashboards/dashboards.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { CrossTenantSession } from '../../../kernel/context.ts';
import { withAnalystNames } from '../../products/analyst-names.ts';
import { figuresOf } from '../asked-figures.ts';
import { countWork } from '../portfolio-figures.repository.ts';

export async function showWork(session: CrossTenantSession, { query: { pessoa } }: Input<typeof dashboardsApi.work>) {
  const counted = await session.inReach((db) => countWork(db, figuresOf(session, pessoa)));
  return { data: await withAnalystNames(session, counted) };
}
