import { canReadSystem } from '@restitui/domain/operations/system/system.access.ts';
import { failedJobLimit, type systemApi } from '@restitui/domain/operations/system/system.api.ts';
import { systemErrors } from '@restitui/domain/operations/system/system.errors.ts';
import type { Answering } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { listActivityAnchors } from '../../activity-log/activity-chain.repository.ts';
import { summarizeAnchors } from '../anchors.rules.ts';
import { findLastBackup } from '../backups.repository.ts';
import { countJobs, findLastCompletion, listFailedJobs, reportingQueues } from '../jobs.repository.ts';
import { listProcesses } from '../processes.repository.ts';
import { toBackupSchedule, toFailedJobs, toQueueStates, toServiceStates } from '../system.wire.ts';

/** Returns the state of all processes, queues and services, regardless of the selected tenant. */
export async function readSystem({
  actor,
  inTenant,
  platform,
}: Context<UserActor, OwnTransactions>): Promise<Answering<typeof systemApi.read>> {
  requireAccess(canReadSystem(actor), systemErrors.system_denied);

  const { backups, clock, disk, installation } = platform;
  const [stored, services, storageProblem] = await Promise.all([
    inTenant(actor.id_tenant, async (db) => ({
      processes: await listProcesses(db),
      counts: await countJobs(db),
      failed: await listFailedJobs(db, failedJobLimit),
      backup: await findLastBackup(db),
      evidenceAt: await findLastCompletion(db, 'anchor-evidence'),
      activity: await listActivityAnchors(db),
    })),
    installation.reachServices(),
    installation.storageProblem(),
  ]);
  const now = clock.now();
  const { counts, failed, evidenceAt, activity, ...rest } = stored;
  const queues = toQueueStates(counts, reportingQueues);
  return {
    data: {
      ...rest,
      at: now.toISOString(),
      version: installation.version,
      queues,
      failed: { total: queues.reduce((sum, queue) => sum + queue.failed, 0), jobs: toFailedJobs(failed) },
      services: toServiceStates(services),
      storageProblem,
      isDiskLow: disk.isLow(),
      backupSchedule: toBackupSchedule(backups, stored, now),
      anchors: { evidenceAt, ...summarizeAnchors(activity, now) },
    },
  };
}
