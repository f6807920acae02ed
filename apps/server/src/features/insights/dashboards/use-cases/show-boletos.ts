import { canReadBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import type { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { dashboardErrors } from '@restitui/domain/insights/dashboards/dashboards.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { sumBoletos } from '../boleto-figures.repository.ts';

export async function showBoletos({ db, tenant, actor }: Context, { query }: Input<typeof dashboardsApi.boletos>) {
  requireAccess(canReadBoletos(actor), dashboardErrors.boleto_figures_denied);
  return { data: await sumBoletos(db, tenant, query) };
}
