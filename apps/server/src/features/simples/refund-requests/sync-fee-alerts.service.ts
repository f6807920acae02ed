import { unbookedFeeCause } from '@restitui/domain/insights/alerts/refund-step-causes.ts';
import type { Context } from '../../../kernel/context.ts';
import { renewAlert, syncProductAlerts } from '../../insights/alerts/alerts.repository.ts';
import { sumUnbookedFees } from './unbooked-fees.repository.ts';

/**
 * Raises an alert for each day on which money of the product arrived without its fee, and clears those that are done.
 * @param newDays days of money that was recorded now: their alert is open also where an earlier one was resolved
 */
export async function syncFeeAlerts(
  { db, tenant, platform }: Pick<Context, 'db' | 'tenant' | 'platform'>,
  id_product: string,
  newDays: readonly string[] = [],
): Promise<void> {
  const now = platform.clock.now();
  const open = await sumUnbookedFees(db, tenant, id_product);
  const current = open.map(({ id_client, empresa, ...received }) => ({
    ...unbookedFeeCause(received),
    ...{ company: empresa, id_client, id_product },
  }));
  await syncProductAlerts(db, tenant, { kind: 'HONORARIO_A_LANCAR', id_product, current }, now);
  for (const [at, alert] of current.entries()) {
    if (newDays.includes(open[at]?.recebido_em ?? '')) await renewAlert(db, tenant, alert, now);
  }
}
