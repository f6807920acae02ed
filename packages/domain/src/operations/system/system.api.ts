import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { outsideService } from './outside-service.ts';
import { processKind } from './system-process.ts';
import { systemQueue } from './system-queue.ts';

/** Most failed jobs that the page lists; their number is exact. */
export const failedJobLimit = 100;

/** Most jobs that one call repeats. */
export const repeatLimit = 500;

const systemProcess = z.object({
  id: z.string(),
  kind: processKind,
  machine: z.string(),
  version: z.string(),
  startedAt: z.string(),
  /** The last heartbeat. */
  seenAt: z.string(),
});
export type SystemProcess = z.infer<typeof systemProcess>;

const queueState = z.object({
  queue: systemQueue,
  /** Jobs that are due and not running. */
  waiting: z.int(),
  /** Jobs that become due later. */
  later: z.int(),
  active: z.int(),
  failed: z.int(),
  /** Since when the oldest job is due; null while none waits. */
  oldestWaiting: z.string().nullable(),
  /** Jobs whose retries are used up and whose failure is not reported yet; null for queues that report none. */
  deadLetters: z.int().nullable(),
});
export type QueueState = z.infer<typeof queueState>;

const failedJob = z.object({
  id: z.string(),
  queue: systemQueue,
  /** The job was to report the failure of another one. */
  isReport: z.boolean(),
  /** Title of the tenant; null for jobs of all tenants. */
  empresa: z.string().nullable(),
  failedAt: z.string(),
  attempts: z.int(),
  /** The first line of the error without values. */
  error: z.string(),
  /** The job does its work when it is repeated. */
  isRepeatable: z.boolean(),
});
export type FailedJob = z.infer<typeof failedJob>;

const serviceState = z.object({
  service: outsideService,
  /** Null where the settings name no service and the built-in substitute works. */
  host: z.string().nullable(),
  /** Why it accepts no connection, such as `ECONNREFUSED`. */
  problem: z.string().nullable(),
});
export type ServiceState = z.infer<typeof serviceState>;

const systemState = z.object({
  /** The time of the answer. */
  at: z.string(),
  version: z.string(),
  processes: z.array(systemProcess),
  queues: z.array(queueState),
  failed: z.object({ total: z.int(), jobs: z.array(failedJob) }),
  services: z.array(serviceState),
  /** Why the file storage does not answer. */
  storageProblem: z.string().nullable(),
  /** Writes are refused because a disk is almost full. */
  isDiskLow: z.boolean(),
  /** The daily backup of the settings; null for none. */
  backupSchedule: z
    .object({
      /** Hour of Brasília. */
      hour: z.int(),
      keepDays: z.int(),
      /** The last backup, or the start without one, is more than a day and two hours ago. */
      isLate: z.boolean(),
    })
    .nullable(),
  /** The last backup that the product made. */
  backup: z.object({ finishedAt: z.string(), bytes: z.number(), tables: z.int(), files: z.int() }).nullable(),
  anchors: z.object({
    /** When the anchors of all evidence chains were last written. */
    evidenceAt: z.string().nullable(),
    /** Tenants with a chain of activities. */
    tenants: z.int(),
    /** Of these, chains with entries that wait for their anchor for more than two hours. */
    late: z.int(),
    /** The newest anchor of a chain of activities. */
    activityAt: z.string().nullable(),
  }),
});
export type SystemState = z.infer<typeof systemState>;

const repeated = enveloped(z.object({ repeated: z.int() }));

export const systemApi = {
  read: endpoint('GET /system', {
    summary: 'Estado do sistema: processos, filas, falhas e serviços',
    transaction: 'none',
    response: enveloped(systemState),
  }),
  repeatJob: endpoint('POST /system/jobs/:id/repeat', {
    summary: 'Repetir uma tarefa com falha',
    params: z.object({ id: z.string() }),
    response: repeated,
  }),
  repeatQueue: endpoint('POST /system/queues/:id_queue/repeat', {
    summary: 'Repetir todas as tarefas com falha de uma fila',
    params: z.object({ id_queue: z.string() }),
    response: repeated,
  }),
};
