import type { dashboardsApi } from '@restitui/domain/dashboards/dashboards.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { CrossTenantContext } from '../../../kernel/context.ts';
import { figuresOf } from '../asked-figures.ts';
import { countPortfolio, countUnsignedContracts } from '../portfolio-figures.repository.ts';

export async function showPortfolio(
  context: CrossTenantContext,
  { query: { periodo, pessoa } }: Input<typeof dashboardsApi.portfolio>,
) {
  const figures = figuresOf(context, pessoa);
  const carteira = await countPortfolio(context.db, figures, periodo);
  return { data: { carteira, contratos_sem_assinatura: await countUnsignedContracts(context.db, figures, periodo) } };
}
