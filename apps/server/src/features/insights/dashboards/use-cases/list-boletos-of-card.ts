import { canReadBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import type { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { dashboardErrors } from '@restitui/domain/insights/dashboards/dashboards.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { listBoletosOfBucket } from '../boleto-figures.repository.ts';

export async function listBoletosOfCard(
  { db, tenant, actor }: Context,
  { params: { grupo }, query }: Input<typeof dashboardsApi.boletoDetails>,
) {
  requireAccess(canReadBoletos(actor), dashboardErrors.boleto_figures_denied);
  return listBoletosOfBucket(db, tenant, grupo, query);
}
