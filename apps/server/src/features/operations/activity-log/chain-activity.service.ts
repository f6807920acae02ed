import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { InTenant } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type ActivityAnchor,
  appendLinks,
  findActivityHead,
  lockActivityHead,
  markAnchored,
} from './activity-chain.repository.ts';
import { activityAnchorText, activityRoot, anchorName, hashActivity, linkText } from './activity-chain.rules.ts';
import { listPending } from './activity-log.repository.ts';

interface Dependencies {
  platform: Pick<Platform, 'clock' | 'evidenceKeys' | 'anchors'>;
  inTenant: InTenant;
}

const batch = 500;
const anchorEvery = 3_600_000;

/** Adds the waiting entries of a tenant to its chain, in batches of one transaction each. Idempotent. */
export async function chainActivity({ platform, inTenant }: Dependencies, tenant: TenantId): Promise<void> {
  while ((await inTenant(tenant, (db) => chainBatch(db, platform, tenant))) === batch);
}

async function chainBatch(
  db: Parameters<Parameters<InTenant>[1]>[0],
  { evidenceKeys }: Pick<Platform, 'evidenceKeys'>,
  id_tenant: TenantId,
): Promise<number> {
  const head = await lockActivityHead(db, id_tenant, activityRoot(id_tenant));
  const waiting = await listPending(db, id_tenant, batch);
  let { hash: prev_hash } = head;
  const links = waiting.map((entry, index) => {
    const hash = hashActivity(prev_hash, entry);
    const mac = evidenceKeys.mac(linkText(hash));
    const link = { id_tenant, id_entry: entry.id, seq: head.seq + index + 1, prev_hash, hash, mac };
    prev_hash = hash;
    return link;
  });
  await appendLinks(db, id_tenant, links);
  return links.length;
}

/** True when the chain has grown since its last anchor, and that is an hour ago. */
export function isAnchorDue({ seq, anchoredSeq, anchoredAt }: Omit<ActivityAnchor, 'id_tenant'>, now: Date): boolean {
  return seq !== anchoredSeq && (anchoredAt === null || now.getTime() - Date.parse(anchoredAt) >= anchorEvery);
}

/** Writes the end of the chain to the anchors outside the database, at most once an hour. */
export async function anchorActivity({ platform, inTenant }: Dependencies, tenant: TenantId): Promise<void> {
  const head = await inTenant(tenant, (db) => findActivityHead(db, tenant));
  const now = platform.clock.now();
  if (!head || !isAnchorDue(head, now)) return;
  const end = { id_tenant: anchorName(tenant), seq: head.seq, hash: head.hash, at: now.toISOString() };
  await platform.anchors.add({ ...end, mac: platform.evidenceKeys.mac(activityAnchorText(end)) });
  await inTenant(tenant, (db) => markAnchored(db, tenant, end.seq, end.at));
}
