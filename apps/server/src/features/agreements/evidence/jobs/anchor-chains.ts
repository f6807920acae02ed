import type { InTenant, WithoutTenant } from '../../../../kernel/context.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listTenants, type TenantRow } from '../../../tenancy/tenants/tenants.repository.ts';
import { anchorText } from '../check-chain.service.ts';
import { lockHeadForReading } from '../evidence.repository.ts';
import { notifyAnchor } from '../notify-anchor.service.ts';

interface Dependencies {
  platform: Platform;
  jobs: Pick<JobRunner, 'work' | 'everyDay'>;
  inTenant: InTenant;
  withoutTenant: WithoutTenant;
}

/** Anchors every chain each night, so that a later truncation is detected. */
export async function startAnchoring(dependencies: Dependencies): Promise<void> {
  const { jobs, withoutTenant } = dependencies;
  await jobs.work('anchor-evidence', async () => {
    for (const tenant of await withoutTenant(listTenants)) await anchorChain(dependencies, tenant);
  });
  await jobs.everyDay('anchor-evidence', { hour: 4 });
}

/**
 * Writes the end of one chain to the anchor file and e-mails it to the CEO; skips a chain without new entries.
 */
export async function anchorChain(
  { platform, inTenant }: Pick<Dependencies, 'platform' | 'inTenant'>,
  { id: id_tenant, title, email }: Pick<TenantRow, 'id' | 'title' | 'email'>,
): Promise<void> {
  const head = await inTenant(id_tenant, (db) => lockHeadForReading(db, id_tenant));
  const lastAnchor = (await platform.anchors.list(id_tenant)).at(-1);
  if (!head || head.seq === 0 || lastAnchor?.seq === head.seq) return;

  const end = { id_tenant, seq: head.seq, hash: head.hash, at: platform.clock.now().toISOString() };
  const anchor = { ...end, mac: platform.evidenceKeys.mac(anchorText(end)) };
  await platform.anchors.add(anchor);
  await inTenant(id_tenant, (db) => notifyAnchor({ db, tenant: id_tenant, platform }, { title, email }, anchor));
}
