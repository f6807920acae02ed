import { canRepeatJobs } from '@restitui/domain/operations/system/system.access.ts';
import { repeatLimit, type systemApi } from '@restitui/domain/operations/system/system.api.ts';
import { systemErrors } from '@restitui/domain/operations/system/system.errors.ts';
import { isRepeatable, systemQueue } from '@restitui/domain/operations/system/system-queue.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { repeatFailedJobs } from '../jobs.repository.ts';

/** Repeats the oldest failed jobs of a queue, up to the limit of one call. */
export async function repeatQueue({ db, actor }: Context, { params }: Input<typeof systemApi.repeatQueue>) {
  requireAccess(canRepeatJobs(actor), systemErrors.system_denied);
  const queue = required(systemQueue.safeParse(params.id_queue).data, systemErrors.queue_not_found);
  if (!isRepeatable(queue)) throw new AppError(systemErrors.job_closed);

  return { data: { repeated: await repeatFailedJobs(db, { name: queue, limit: repeatLimit }) } };
}
