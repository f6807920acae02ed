import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DiskSpace } from './disk-space.ts';
import type { FileStorage } from './file-storage.ts';

/** Jobs of a queue that are not completed, by state. */
export interface QueueDepth {
  queue: string;
  /** `created`, `retry`, `active` or `failed`. */
  state: string;
  count: number;
  /** Seconds since the oldest of them became due; 0 for those that are not due yet. */
  oldestSeconds: number;
}

/** A job that ended in this process. */
export interface EndedJob {
  queue: string;
  outcome: 'completed' | 'failed';
  seconds: number;
}

interface Sources {
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  disk: DiskSpace;
  queueDepths: () => Promise<readonly QueueDepth[]>;
  /** When the last complete backup was made; null for none. */
  lastBackup: () => Promise<string | null>;
  /** Whether backups of this installation are due every day. */
  expectsBackups: boolean;
}

/** Prometheus metrics of one process. */
export interface Metrics {
  registry: Registry;
  observeJob: (job: EndedJob) => void;
  /** Returns the storage with its operations counted. */
  countFiles: (files: FileStorage) => FileStorage;
}

const jobSeconds = [0.01, 0.1, 0.5, 1, 5, 30, 120, 600, 3600];

/** Creates the metrics of a process: Node and its event loop, disk, database pool, queues, jobs and file storage. */
export function createMetrics({ pool, disk, queueDepths, ...backups }: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  registerDisk(registry, disk);
  registerPool(registry, pool);
  registerQueues(registry, queueDepths);
  registerBackup(registry, backups);
  const jobs = new Histogram({
    ...{ name: 'job_duration_seconds', help: 'Seconds that jobs of this process took, by queue and outcome' },
    ...{ labelNames: ['queue', 'outcome'], buckets: jobSeconds, registers },
  });
  const operations = new Counter({
    ...{ name: 'storage_operations_total', help: 'Operations on the file storage, by outcome' },
    ...{ labelNames: ['operation', 'outcome'], registers },
  });
  const counted = async <T>(operation: string, work: Promise<T>): Promise<T> => {
    try {
      const result = await work;
      operations.inc({ operation, outcome: 'ok' });
      return result;
    } catch (error) {
      operations.inc({ operation, outcome: 'failed' });
      throw error;
    }
  };
  return {
    registry,
    observeJob: ({ queue, outcome, seconds }) => jobs.observe({ queue, outcome }, seconds),
    countFiles: (files) => ({
      ...files,
      write: (key, content) => counted('write', files.write(key, content)),
      read(key) {
        const content = files.read(key);
        content.once('error', () => operations.inc({ operation: 'read', outcome: 'failed' }));
        content.once('end', () => operations.inc({ operation: 'read', outcome: 'ok' }));
        return content;
      },
      copyTo: (key, path) => counted('copy', files.copyTo(key, path)),
      remove: (key) => counted('remove', files.remove(key)),
      check: () => counted('check', files.check()),
    }),
  };
}

function registerBackup(
  registry: Registry,
  { lastBackup, expectsBackups }: Pick<Sources, 'lastBackup' | 'expectsBackups'>,
): void {
  new Gauge({
    ...{ name: 'backup_expected', help: '1 where a backup is due every day, by BACKUP_FOLDER or a timer' },
    registers: [registry],
  }).set(expectsBackups ? 1 : 0);
  new Gauge({
    ...{ name: 'backup_last_timestamp_seconds', help: 'Unix time of the last complete backup; absent without one' },
    registers: [registry],
    async collect() {
      const at = await lastBackup();
      if (at) this.set(Date.parse(at) / 1000);
      else this.remove();
    },
  });
}

function registerDisk(registry: Registry, disk: DiskSpace): void {
  new Gauge({
    ...{ name: 'disk_free_bytes', help: 'Free bytes of the folders that the server writes to' },
    ...{ labelNames: ['folder'], registers: [registry] },
    collect() {
      for (const [folder, bytes] of Object.entries(disk.free())) this.set({ folder }, bytes);
    },
  });
  new Gauge({
    ...{ name: 'disk_low', help: '1 while writes are refused because a disk has too little free space' },
    registers: [registry],
    collect() {
      this.set(disk.isLow() ? 1 : 0);
    },
  });
}

function registerPool(registry: Registry, pool: Sources['pool']): void {
  new Gauge({
    ...{
      name: 'database_connections',
      help: 'Connections of the pool of this process, and requests that wait for one',
    },
    ...{ labelNames: ['state'], registers: [registry] },
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

/** Every process reports the same queues, because they are in the database. */
function registerQueues(registry: Registry, queueDepths: Sources['queueDepths']): void {
  let asked: ReturnType<typeof queueDepths> | undefined;
  // Both gauges are collected at the same time and share one query.
  const askOnce = () => {
    asked ??= queueDepths().finally(() => {
      asked = undefined;
    });
    return asked;
  };
  const gauge = (name: string, help: string, measure: (depth: QueueDepth) => number) =>
    new Gauge({
      ...{ name, help, labelNames: ['queue', 'state'], registers: [registry] },
      async collect() {
        const depths = await askOnce();
        this.reset();
        for (const depth of depths) this.set({ queue: depth.queue, state: depth.state }, measure(depth));
      },
    });
  gauge(
    'queue_jobs',
    'Jobs of a queue that are not completed, by state; failed ones are kept for days',
    ({ count }) => count,
  );
  gauge(
    'queue_oldest_seconds',
    'Seconds since the oldest job of a queue became due, by state',
    ({ oldestSeconds }) => oldestSeconds,
  );
}
