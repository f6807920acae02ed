import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { InTenant } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findLastLinkBefore, removeLinksUpTo } from './activity-chain.repository.ts';
import { activityAnchorText, removalName } from './activity-chain.rules.ts';
import { checkActivity } from './check-activity.service.ts';

interface Dependencies {
  platform: Pick<Platform, 'clock' | 'evidenceKeys' | 'anchors' | 'activityLogYears'>;
  inTenant: InTenant;
}

/** Entries are removed a month's worth at a time, because the whole log is checked before. */
const monthsAtOnce = 1;

/**
 * Removes the entries of a tenant whose term is over. The hash of the last one is kept outside the database first, with
 * a MAC, so that the rest of the chain still verifies and a removal without the key of the installation is found.
 *
 * @throws when the log is not intact: what shows a manipulation is not removed
 */
export async function expireActivity({ platform, inTenant }: Dependencies, tenant: TenantId): Promise<void> {
  const { clock, evidenceKeys, anchors, activityLogYears } = platform;
  const now = clock.now();
  const before = (months: number) => {
    const day = new Date(now);
    day.setUTCMonth(day.getUTCMonth() - months);
    return day.toISOString();
  };
  const term = activityLogYears * 12;
  const due = await inTenant(tenant, (db) => findLastLinkBefore(db, tenant, before(term + monthsAtOnce)));
  if (!due) return;
  const last = (await inTenant(tenant, (db) => findLastLinkBefore(db, tenant, before(term)))) ?? due;
  const { problems } = await checkActivity({ platform, inTenant }, tenant);
  if (problems.length > 0) throw new Error(`The activity log of ${tenant} is not intact; nothing of it was removed.`);

  const removal = { id_tenant: removalName(tenant), ...last, at: now.toISOString() };
  await anchors.add({ ...removal, mac: evidenceKeys.mac(activityAnchorText(removal)) });
  await inTenant(tenant, (db) => removeLinksUpTo(db, tenant, removal));
}
