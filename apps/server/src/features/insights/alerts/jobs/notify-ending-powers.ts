import { dayInBrazil } from '@restitui/brazil/day.ts';
import { powerOfAttorneyCause } from '@restitui/domain/insights/alerts/alert-causes.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../../db/tenant-scope.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { notify } from '../../../operations/messages/notify.service.ts';
import { listEndingPowersOfAttorney } from '../alert-sources.repository.ts';

interface Notifying {
  db: Db;
  tenant: TenantId;
  platform: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts' | 'siteAddress'>;
}

/** Tells owner and responsible person once per step (60, 30 and 7 days) that a power of attorney ends. Idempotent. */
export async function notifyEndingPowers({ db, tenant, platform }: Notifying): Promise<void> {
  const today = dayInBrazil(platform.clock.now());
  for (const client of await listEndingPowersOfAttorney(db, tenant, today)) {
    const cause = powerOfAttorneyCause(client, today);
    if (cause?.kind !== 'PROCURACAO_VENCENDO' || client.procuracaoValidaAte === null) continue;
    const about = { id_client: client.cnpjcpf };
    const facts = { ate: client.procuracaoValidaAte };
    await notify({ db, tenant, platform }, { event: 'procuracao_vencendo', about, key: cause.subject, facts });
  }
}
