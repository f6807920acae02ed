import { unbookedFeeCause } from '@restitui/domain/insights/alerts/refund-step-causes.ts';
import type { Context } from '../../../kernel/context.ts';
import { syncProductAlerts } from '../../insights/alerts/alerts.repository.ts';
import { sumUnbookedFees } from './unbooked-fees.repository.ts';

/** Raises an alert for each day on which money of the product arrived without its fee, and clears those that are done. */
export async function syncFeeAlerts(
  { db, tenant, platform }: Pick<Context, 'db' | 'tenant' | 'platform'>,
  id_product: string,
): Promise<void> {
  const open = await sumUnbookedFees(db, tenant, id_product);
  const current = open.map(({ id_client, empresa, ...received }) => ({
    ...unbookedFeeCause(received),
    ...{ company: empresa, id_client, id_product },
  }));
  await syncProductAlerts(db, tenant, { kind: 'HONORARIO_A_LANCAR', id_product, current }, platform.clock.now());
}
