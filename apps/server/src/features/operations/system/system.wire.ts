import { outsideService } from '@restitui/domain/operations/system/outside-service.ts';
import type {
  FailedJob,
  QueueState,
  ServiceState,
  SystemState,
} from '@restitui/domain/operations/system/system.api.ts';
import { isRepeatable, type SystemQueue, systemQueue } from '@restitui/domain/operations/system/system-queue.ts';
import type { BackupSchedule } from '../../../platform/backup-schedule.ts';
import type { ReachedService } from '../../../platform/reach-services.ts';
import type { FailedRow, QueueCount } from './jobs.repository.ts';
import { shownError } from './shown-error.rules.ts';

/** Returns all queues, those without jobs included. Failed reports count as failed jobs of their queue. */
export function toQueueStates(counts: readonly QueueCount[], reporting: ReadonlySet<string>): QueueState[] {
  return systemQueue.options.map((queue: SystemQueue) => {
    const [own, reports] = [false, true].map((isReport) =>
      counts.find((count) => count.queue === queue && count.isReport === isReport),
    );
    return {
      queue,
      waiting: own?.waiting ?? 0,
      later: own?.later ?? 0,
      active: own?.active ?? 0,
      failed: (own?.failed ?? 0) + (reports?.failed ?? 0),
      oldestWaiting: own?.oldestWaiting ?? null,
      deadLetters: reporting.has(queue)
        ? (reports?.waiting ?? 0) + (reports?.later ?? 0) + (reports?.active ?? 0)
        : null,
    };
  });
}

export function toFailedJobs(rows: readonly FailedRow[]): FailedJob[] {
  return rows.map(({ id, queue, isReport, empresa, failedAt, attempts, message }) => ({
    ...{ id, queue, isReport, empresa, attempts, failedAt },
    error: shownError(message),
    isRepeatable: isReport || isRepeatable(queue),
  }));
}

const lateBackupMilliseconds = 26 * 60 * 60_000;

/**
 * Returns the daily backup of the settings, and whether it is late. An installation without a backup is given the time
 * from the start of its oldest process.
 */
export function toBackupSchedule(
  schedule: BackupSchedule | null,
  { backup, processes }: { backup: { finishedAt: string } | null; processes: readonly { startedAt: string }[] },
  now: Date,
): SystemState['backupSchedule'] {
  if (!schedule) return null;
  const { hour, keepDays } = schedule;
  const since = backup?.finishedAt ?? processes.map(({ startedAt }) => startedAt).sort()[0];
  return { hour, keepDays, isLate: !!since && now.getTime() - Date.parse(since) > lateBackupMilliseconds };
}

/** Issuers that are always the real ones, unless a setting names another. */
const listedWhenNamed: readonly string[] = ['GOOGLE_ISSUER', 'MICROSOFT_ISSUER'];

/** Returns the services of the settings, and those that have none. */
export function toServiceStates(reached: readonly ReachedService[]): ServiceState[] {
  return outsideService.options.flatMap((service): ServiceState[] => {
    const named = reached.filter(({ setting }) => setting === service);
    if (named.length > 0) {
      return named.map(({ host, port, problem }) => ({ service, host: `${host}:${port}`, problem: problem ?? null }));
    }
    return listedWhenNamed.includes(service) ? [] : [{ service, host: null, problem: null }];
  });
}
