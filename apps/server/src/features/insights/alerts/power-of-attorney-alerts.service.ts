import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { powerOfAttorneyCause } from '@restitui/domain/insights/alerts/alert-causes.ts';
import type { Context } from '../../../kernel/context.ts';
import { syncClientAlert } from './alerts.repository.ts';

/** Raises or clears the alerts on a client's power of attorney after it changed. */
export async function syncPowerOfAttorneyAlerts({ db, tenant, platform }: Context, client: Client): Promise<void> {
  const now = platform.clock.now();
  const cause = powerOfAttorneyCause(client, dayInBrazil(now));
  const { cnpjcpf: id_client, razao_social: company } = client;
  for (const kind of ['PROCURACAO_VENCENDO', 'PROCURACAO_EXPIRADA'] as const) {
    const current = cause?.kind === kind ? { ...cause, company, id_client } : undefined;
    await syncClientAlert(db, tenant, { kind, id_client, current }, now);
  }
}
