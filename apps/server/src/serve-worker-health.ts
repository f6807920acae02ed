import type pg from 'pg';
import type { Logger } from 'pino';
import { closeServer } from './http/close-server.ts';
import { createWorkerApp } from './http/create-worker-app.ts';
import type { DiskSpace } from './platform/disk-space.ts';
import type { FileStorage } from './platform/file-storage.ts';
import type { Metrics } from './platform/metrics.ts';
import type { JobRunner } from './platform/pg-boss-jobs.ts';
import type { Settings } from './platform/settings.ts';
import { explainListenError } from './welcome.ts';

const secondsToFinish = 2;

interface Served {
  settings: Settings;
  log: Logger;
  stopping: AbortSignal;
  pool: pg.Pool;
  files: FileStorage;
  disk: DiskSpace;
  jobs: JobRunner;
  metrics: Metrics;
}

/**
 * Serves health, readiness and metrics of a worker process where PORT is set; returns the function that ends it. A port
 * that is in use, such as that of the web process on the same machine, is a warning: the work goes on.
 */
export async function serveWorkerHealth(served: Served): Promise<() => Promise<void>> {
  const { settings, log, stopping, pool, files, disk, jobs, metrics } = served;
  const { isPortChosen, port, host, logLevel, metricsToken } = settings;
  if (!isPortChosen) return async () => {};
  const app = createWorkerApp({
    ready: [() => pool.query('select 1'), () => files.check(), () => jobs.check()],
    ...{ disk, stopping, registry: metrics.registry, logLevel, metricsToken },
  });
  try {
    await app.listen({ port, host });
  } catch (error) {
    const reason = explainListenError(error as NodeJS.ErrnoException, settings).message;
    log.warn({ reason }, 'the worker does not serve health and metrics');
  }
  return () => closeServer(app, secondsToFinish * 1000);
}
