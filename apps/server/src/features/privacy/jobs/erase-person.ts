import type { InTenant, WithoutTenant } from '../../../kernel/context.ts';
import type { JobData } from '../../../platform/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findTenant } from '../../tenants/tenants.repository.ts';
import { answerErased } from '../answer-erased.ts';
import { contractsElsewhere } from '../contracts-elsewhere.ts';
import { eraseRows } from '../erase-person.ts';
import { findErasureRequest, lockErasureRequest, updateErasureRequest } from '../erasure-requests.repository.ts';
import { forgetElsewhere } from '../forget-elsewhere.ts';
import { forgetReports } from '../forget-reports.ts';

export interface ErasureWorker {
  platform: Platform;
  inTenant: InTenant;
  withoutTenant: WithoutTenant;
}

/**
 * Rows first, in one transaction with the list of their files; then the files; then the answer. Whatever dies on the
 * way is taken up where it stopped, and done twice it comes to the same.
 */
export async function erasePerson(worker: ErasureWorker, { id_tenant: tenant, id }: JobData): Promise<void> {
  const { platform, inTenant } = worker;
  const request = await inTenant(tenant, (db) => findErasureRequest(db, tenant, id));
  if (request?.status !== 'em_andamento') return;

  if (!request.files) {
    const elsewhere = await contractsElsewhere(worker, tenant, request);
    if (request.kind === 'user') await forgetElsewhere(worker, tenant, request);
    await forgetReports(worker, tenant, request.answerTo);
    await inTenant(tenant, (db) => eraseRows({ db, tenant, platform }, id, elsewhere));
  }
  const noted = await inTenant(tenant, (db) => findErasureRequest(db, tenant, id));
  for (const key of noted?.files ?? []) await platform.encryptedFiles.remove(key);

  await inTenant(tenant, async (db) => {
    const done = await lockErasureRequest(db, tenant, id);
    if (done?.status !== 'em_andamento' || !done.files) return;
    const finishedAt = done.finishedAt ?? platform.clock.now().toISOString();
    const home = await findTenant(db, tenant);
    if (done.answerTo && done.outcome && home) await answerErased({ db, tenant, platform }, done, home.title);
    await updateErasureRequest(db, tenant, id, { status: 'concluida', finishedAt, files: null, answerTo: null });
  });
}
