import type { InTenant, WithoutTenant } from '../../../kernel/context.ts';
import type { JobRunner } from '../../../platform/pg-boss-jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listTenants, type TenantRow } from '../../tenants/tenants.repository.ts';
import { announceAnchor } from '../announce-anchor.ts';
import { holdHead } from '../evidence.repository.ts';
import { anchorText } from '../verify-chain.ts';

interface Surroundings {
  platform: Platform;
  jobs: Pick<JobRunner, 'work' | 'everyDay'>;
  inTenant: InTenant;
  withoutTenant: WithoutTenant;
}

/** Each night: what is cut off a chain afterwards is missed then. */
export async function startAnchoring(surroundings: Surroundings): Promise<void> {
  const { jobs, withoutTenant } = surroundings;
  await jobs.work('anchor-evidence', async () => {
    for (const tenant of await withoutTenant(listTenants)) await anchorChain(surroundings, tenant);
  });
  await jobs.everyDay('anchor-evidence', { hour: 4 });
}

/** The end of one chain into the file and to the company's CEO; nothing where it did not move. */
export async function anchorChain(
  { platform, inTenant }: Pick<Surroundings, 'platform' | 'inTenant'>,
  { id: id_tenant, title, email }: TenantRow,
): Promise<void> {
  const head = await inTenant(id_tenant, (db) => holdHead(db, id_tenant));
  const standing = (await platform.anchors.list(id_tenant)).at(-1);
  if (!head || head.seq === 0 || standing?.seq === head.seq) return;

  const end = { id_tenant, seq: head.seq, hash: head.hash, at: platform.clock.now().toISOString() };
  const anchor = { ...end, mac: platform.evidenceKeys.mac(anchorText(end)) };
  await platform.anchors.add(anchor);
  await inTenant(id_tenant, (db) => announceAnchor({ db, tenant: id_tenant, platform }, { title, email }, anchor));
}
