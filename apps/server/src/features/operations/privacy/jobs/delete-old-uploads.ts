import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { LongJob } from '../../../../kernel/long-job.ts';
import { deleteClientExportsBefore } from '../../../crm/portfolio/client-exports.repository.ts';
import { forgetFilesSentBefore } from '../../../recovery/file-analyses/file-analyses.repository.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes payroll and SPED files that were sent 30 days ago: they name workers and customers, and results stay. Deletes
 * spreadsheets of clients that are a day old.
 */
export async function deleteOldUploads(
  { inTenant, platform }: Pick<LongJob, 'inTenant' | 'platform'>,
  tenant: TenantId,
): Promise<void> {
  const before = (days: number) => new Date(platform.clock.now().getTime() - days * day).toISOString();
  const keys = await inTenant(tenant, async (db) => [
    ...(await forgetFilesSentBefore(db, tenant, before(30))),
    ...(await deleteClientExportsBefore(db, tenant, before(1))),
  ]);
  await Promise.all(keys.map((key) => platform.files.remove(key)));
}
