import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { LongJob } from '../../../../kernel/long-job.ts';
import { forgetFilesSentBefore } from '../../../recovery/file-analyses/file-analyses.repository.ts';

const kept = 30 * 24 * 60 * 60 * 1000;

/** Deletes payroll and SPED files that were sent 30 days ago: they name workers and customers, and results stay. */
export async function deleteOldUploads(
  { inTenant, platform }: Pick<LongJob, 'inTenant' | 'platform'>,
  tenant: TenantId,
): Promise<void> {
  const moment = new Date(platform.clock.now().getTime() - kept).toISOString();
  const keys = await inTenant(tenant, (db) => forgetFilesSentBefore(db, tenant, moment));
  await Promise.all(keys.map((key) => platform.files.remove(key)));
}
