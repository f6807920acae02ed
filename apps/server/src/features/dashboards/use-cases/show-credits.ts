import type { dashboardsApi } from '@restitui/domain/dashboards/dashboards.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { CrossTenantContext } from '../../../kernel/context.ts';
import { figuresOf } from '../asked-figures.ts';
import { sumCredits } from '../credit-figures.repository.ts';

export async function showCredits(
  context: CrossTenantContext,
  { query: { periodo, pessoa } }: Input<typeof dashboardsApi.credits>,
) {
  return { data: await sumCredits(context.db, figuresOf(context, pessoa), periodo) };
}
