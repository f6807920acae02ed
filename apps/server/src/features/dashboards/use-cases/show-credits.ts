import type { dashboardsApi } from '@restitui/domain/dashboards/dashboards.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { CrossTenantContext } from '../../../kernel/context.ts';
import { figuresOf } from '../asked-figures.ts';
import { sumFound, sumRefunded } from '../credit-figures.repository.ts';

export async function showCredits(
  context: CrossTenantContext,
  { query: { periodo, pessoa } }: Input<typeof dashboardsApi.credits>,
) {
  const figures = figuresOf(context, pessoa);
  const found = await sumFound(context.db, figures, periodo);
  return { data: { ...found, ...(await sumRefunded(context.db, figures, periodo)) } };
}
