import { canRepeatJobs } from '@restitui/domain/operations/system/system.access.ts';
import type { systemApi } from '@restitui/domain/operations/system/system.api.ts';
import { systemErrors } from '@restitui/domain/operations/system/system.errors.ts';
import { isRepeatable } from '@restitui/domain/operations/system/system-queue.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findJob, repeatFailedJobs } from '../jobs.repository.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function repeatJob({ db, actor }: Context, { params: { id } }: Input<typeof systemApi.repeatJob>) {
  requireAccess(canRepeatJobs(actor), systemErrors.system_denied);
  const job = required(uuid.test(id) ? await findJob(db, id) : undefined, systemErrors.job_not_found);
  if (job.state !== 'failed') throw new AppError(systemErrors.job_not_failed);
  if (!job.isReport && !isRepeatable(job.queue)) throw new AppError(systemErrors.job_closed);

  const repeated = await repeatFailedJobs(db, { name: job.name, id, limit: 1 });
  if (repeated === 0) throw new AppError(systemErrors.job_covered);
  return { data: { repeated } };
}
