import type { dashboardsApi } from '@restitui/domain/dashboards/dashboards.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { CrossTenantContext } from '../../../kernel/context.ts';
import { figuresOf } from '../asked-figures.ts';
import { countPortfolio } from '../portfolio-figures.repository.ts';

export async function showPortfolio(
  context: CrossTenantContext,
  { query: { periodo, pessoa } }: Input<typeof dashboardsApi.portfolio>,
) {
  return { data: await countPortfolio(context.db, figuresOf(context, pessoa), periodo) };
}
