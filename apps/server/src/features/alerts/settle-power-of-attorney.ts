import { dayInBrazil } from '@restitui/brazil/day.ts';
import { powerOfAttorneyCause } from '@restitui/domain/alerts/alert-causes.ts';
import type { Client } from '@restitui/domain/clients/clients.api.ts';
import type { Context } from '../../kernel/context.ts';
import { settleClientAlert } from './alerts.repository.ts';

/** A power of attorney that was renewed clears its alert at once; one that is about to end raises it. */
export async function settlePowerOfAttorney({ db, tenant, platform }: Context, client: Client): Promise<void> {
  const now = platform.clock.now();
  const cause = powerOfAttorneyCause(client, dayInBrazil(now));
  const { cnpjcpf: id_client, razao_social: company } = client;
  for (const kind of ['PROCURACAO_VENCENDO', 'PROCURACAO_EXPIRADA'] as const) {
    const current = cause?.kind === kind ? { ...cause, company, id_client } : undefined;
    await settleClientAlert(db, tenant, { kind, id_client, current }, now);
  }
}
