import { unbookedFeeCause } from '@restitui/domain/insights/alerts/refund-step-causes.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { InTenant } from '../../../kernel/context.ts';
import {
  listProductsWithAlert,
  type NewAlert,
  renewAlert,
  syncProductAlerts,
} from '../../insights/alerts/alerts.repository.ts';
import { listProductsOfClient } from '../../recovery/products/products.repository.ts';
import { listReceivedAssessments, lockFeeAlerts } from './received-payments.repository.ts';
import type { PaymentSources } from './refund-payments.service.ts';
import { sumUnbookedFees, type UnbookedFees } from './unbooked-fees.service.ts';

/** Returns the alert on money of one day without its fee. */
function unbookedFeeAlert({ id_client, empresa, ...received }: UnbookedFees): NewAlert {
  return { ...unbookedFeeCause(received), company: empresa, id_client, id_product: received.id_product };
}

/**
 * Raises an alert for each day on which money of the product arrived without its fee, and clears those that are done.
 * Every change of a credit, of the money, of the contract's percentage or of the client's status ends with it, in the
 * same transaction.
 * @param newDays days of money that was recorded now: their alert is open also where an earlier one was resolved
 */
export async function syncFeeAlerts(
  sources: PaymentSources,
  id_product: string,
  newDays: readonly string[] = [],
): Promise<void> {
  const { db, tenant, platform } = sources;
  const now = platform.clock.now();
  // Read after the lock, so that the later of two changes at the same time sees the other.
  await lockFeeAlerts(db, tenant, id_product);
  const unbooked = await sumUnbookedFees(sources, id_product);
  const current = unbooked.map(unbookedFeeAlert);
  await syncProductAlerts(db, tenant, { kind: 'HONORARIO_A_LANCAR', id_product, current }, now);
  for (const received of unbooked) {
    if (newDays.includes(received.recebido_em)) await renewAlert(db, tenant, unbookedFeeAlert(received), now);
  }
}

/**
 * Synchronizes the alerts of all products of a tenant, each in a transaction of its own, which reads and locks as every
 * change does.
 */
export async function sweepFeeAlerts(
  { inTenant, platform }: { inTenant: InTenant; platform: PaymentSources['platform'] },
  tenant: TenantId,
): Promise<void> {
  const products = await inTenant(tenant, async (db) => [
    ...(await listReceivedAssessments(db, tenant)).map(({ id_product }) => id_product),
    ...(await listProductsWithAlert(db, tenant, 'HONORARIO_A_LANCAR')),
  ]);
  for (const id of [...new Set(products)].toSorted()) {
    await inTenant(tenant, (db) => syncFeeAlerts({ db, tenant, platform }, id));
  }
}

/** Synchronizes the alerts of all products of a client. */
export async function syncFeeAlertsOfClient(sources: PaymentSources, id_client: string): Promise<void> {
  const { db, tenant } = sources;
  const products = await listProductsOfClient(db, tenant, id_client);
  for (const id of products.map((product) => product.id).toSorted()) await syncFeeAlerts(sources, id);
}
