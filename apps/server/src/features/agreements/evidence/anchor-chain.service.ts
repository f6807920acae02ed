import { dayInBrazil } from '@restitui/brazil/day.ts';
import { anchorText } from '@restitui/pdf-check/evidence-chain.ts';
import { createMerkleRoot } from '@restitui/pdf-check/merkle.ts';
import { systemActor } from '../../../kernel/actor.ts';
import type { InTenant } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { TenantRow } from '../../tenancy/tenants/tenants.repository.ts';
import { hasInventory, listHashes, lockHeadForReading } from './evidence.repository.ts';
import { notifyAnchor } from './notify-anchor.service.ts';
import { recordInventory } from './record-event.service.ts';

interface Anchoring {
  platform: Platform;
  inTenant: InTenant;
}

/** The most time stamps requested per chain and run, so that an authority that was away is not flooded. */
const stampsPerRun = 24;

/** Begins to prove the rows of a chain that is older than row facts. */
export async function takeInventory({ platform, inTenant }: Anchoring, { id }: Pick<TenantRow, 'id'>): Promise<void> {
  await inTenant(id, async (db) => {
    const head = await lockHeadForReading(db, id);
    if (!head || head.seq === 0 || (await hasInventory(db, id))) return;
    await recordInventory({ db, tenant: id, platform, actor: systemActor });
  });
}

/**
 * Writes the end of one chain to both places; e-mails the first anchor of a day to the CEO. Skips a chain without new
 * entries, but completes a copy that an earlier run could not write.
 */
export async function anchorChain(
  { platform, inTenant }: Anchoring,
  { id: id_tenant, title, email }: Pick<TenantRow, 'id' | 'title' | 'email'>,
): Promise<void> {
  const { anchors, clock, evidenceKeys } = platform;
  const { head, hashes } = await inTenant(id_tenant, async (db) => ({
    head: await lockHeadForReading(db, id_tenant),
    hashes: await listHashes(db, id_tenant),
  }));
  const known = await anchors.list(id_tenant);
  const stored = new Set(known.filter(({ place }) => place === 'armazenamento').map(anchorText));
  for (const { place, ...anchor } of known) {
    if (place === 'local' && anchor.root !== undefined && !stored.has(anchorText(anchor))) await anchors.store(anchor);
  }
  const last = known.findLast(({ root }) => root !== undefined);
  if (!head || head.seq === 0 || last?.seq === head.seq) return;

  const tree = createMerkleRoot();
  for (const hash of hashes) tree.add(hash);
  const at = clock.now().toISOString();
  const end = { id_tenant, seq: head.seq, hash: head.hash, at, root: tree.root() };
  const anchor = { ...end, mac: evidenceKeys.mac(anchorText(end)) };
  await anchors.add(anchor);
  const isFirstOfDay = !known.some((each) => dayOf(each.at) === dayOf(at));
  if (isFirstOfDay) {
    await inTenant(id_tenant, (db) => notifyAnchor({ db, tenant: id_tenant, platform }, { title, email }, anchor));
  }
}

/** Requests the missing time stamps, newest first. A failure is recorded and tried again in the next run. */
export async function stampAnchors(
  { platform: { anchors, clock, pdfSeals } }: Pick<Anchoring, 'platform'>,
  { id }: Pick<TenantRow, 'id'>,
): Promise<void> {
  if (!pdfSeals.isStamping) return;
  const unstamped = (await anchors.list(id)).filter(({ place, stamp }) => place === 'armazenamento' && !stamp);
  for (const anchor of unstamped.reverse().slice(0, stampsPerRun)) {
    const { token, failure } = await pdfSeals.stamp(Buffer.from(anchorText(anchor)));
    if (token) await anchors.addStamp(anchor, token);
    else {
      await anchors.addStampFailure(anchor, { at: clock.now().toISOString(), message: failure ?? '' });
      // The others would wait for the same authorities.
      return;
    }
  }
}

function dayOf(at: string): string {
  return at ? dayInBrazil(new Date(at)) : '';
}
