import type { InTenant, WithoutTenant } from '../../../../kernel/context.ts';
import type { JobData } from '../../../../platform/jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { listContractsInOtherTenants } from '../contracts-in-other-tenants.service.ts';
import { eraseErrorReports } from '../erase-error-reports.service.ts';
import { eraseInOtherTenants } from '../erase-in-other-tenants.service.ts';
import { eraseRows } from '../erase-person.service.ts';
import { findErasureRequest, lockErasureRequest, updateErasureRequest } from '../erasure-requests.repository.ts';
import { notifyErased } from '../notify-erased.service.ts';

export interface ErasureWorker {
  platform: Platform;
  inTenant: InTenant;
  withoutTenant: WithoutTenant;
}

/**
 * Erases the rows in one transaction that lists their files, then deletes the files, then answers the person. Idempotent;
 * resumes after a crash.
 */
export async function erasePerson(worker: ErasureWorker, { id_tenant: tenant, id }: JobData): Promise<void> {
  const { platform, inTenant } = worker;
  const request = await inTenant(tenant, (db) => findErasureRequest(db, tenant, id));
  if (request?.status !== 'em_andamento') return;

  if (!request.files) {
    const elsewhere = await listContractsInOtherTenants(worker, tenant, request);
    if (request.kind === 'user') await eraseInOtherTenants(worker, tenant, request);
    await eraseErrorReports(worker, tenant, request.answerTo);
    await inTenant(tenant, (db) => eraseRows({ db, tenant, platform }, id, elsewhere));
  }
  const noted = await inTenant(tenant, (db) => findErasureRequest(db, tenant, id));
  for (const key of noted?.files ?? []) await platform.encryptedFiles.remove(key);

  await inTenant(tenant, async (db) => {
    const done = await lockErasureRequest(db, tenant, id);
    if (done?.status !== 'em_andamento' || !done.files) return;
    const finishedAt = done.finishedAt ?? platform.clock.now().toISOString();
    const home = await findTenant(db, tenant);
    if (done.answerTo && done.outcome && home) await notifyErased({ db, tenant, platform }, done, home.title);
    await updateErasureRequest(db, tenant, id, { status: 'concluida', finishedAt, files: null, answerTo: null });
  });
}
