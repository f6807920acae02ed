import type { Installation } from './open-installation.ts';
import { openPlatform } from './open-platform.ts';
import type { JobQueue } from './platform/jobs.ts';
import { type JobRunner, startJobs } from './platform/pg-boss-jobs.ts';
import type { Platform } from './platform/platform.ts';
import { openWorkThread } from './platform/work-thread.ts';
import { logUnlessStopping, type Start } from './start-context.ts';

const day = 24 * 60 * 60 * 1000;
/** Messages belong to signing in; they are few and small. */
const queuesOnLowDisk: ReadonlySet<JobQueue> = new Set(['send-message', 'password-request']);

export interface Services {
  jobs: JobRunner;
  platform: Platform;
  /** The port is the system's choice where the settings name 0; it is known once the server listens. */
  address: { port: number };
}

/** Version and web app of the installation. */
interface Product {
  release: string;
  /** Folder of the built web app. */
  site: string;
}

/** Opens the queue, the threads and the external services. */
export async function openServices(
  start: Start,
  installation: Installation,
  { release, site }: Product,
): Promise<Services> {
  const { settings, resources } = start;
  const { database, secretKey, demonstration, disk, files, metrics } = installation;
  const { pool, sidePool } = database;
  const mayStart = (queue: JobQueue) => !disk.isLow() || queuesOnLowDisk.has(queue);
  const jobs = await startJobs(pool, (error) => logUnlessStopping(start, error), {
    mayStart,
    onEnd: metrics.observeJob,
  });
  resources.defer('jobs', () => jobs.stop());
  // The lock of the embedded database excludes other processes; an external database may serve several.
  await files
    .removeLeftovers(settings.databaseUrl ? day : 0)
    .catch((error) => start.log.warn({ err: error }, 'leftovers of earlier processes were not removed'));

  const pdfWorker = openWorkThread({ megabytes: 768, seconds: 120, mostWaiting: 60 });
  // A thread of its own, so that a slow time-stamp authority does not delay other PDFs.
  const sealWorker = openWorkThread({ megabytes: 256, seconds: 120, mostWaiting: 60, idleSeconds: 60 });
  // Stays warm, so that a preview does not wait for a new thread.
  const textWorker = openWorkThread({ megabytes: 256, seconds: 10, mostWaiting: 60 });
  const documentWorker = openWorkThread({ megabytes: 384, seconds: 30, mostWaiting: 20, idleSeconds: 60 });
  for (const { close } of [pdfWorker, sealWorker, textWorker, documentWorker]) resources.defer('thread', close);

  const address = { port: settings.port };
  const platform = openPlatform({
    ...{
      settings,
      version: release,
      secretKey,
      pool,
      sidePool,
      jobs,
      disk,
      files,
      encryptedFiles: installation.encryptedFiles,
    },
    ...{ pdfWorker, sealWorker, textWorker, documentWorker, demonstration, site, port: () => address.port },
  });
  return { jobs, platform, address };
}
