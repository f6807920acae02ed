import { planSignings } from './db/demo/signing.demo.ts';
import type { Database } from './db/open-database.ts';
import { runExclusivelyOn } from './db/run-exclusively.ts';
import { withTenant } from './db/tenant-scope.ts';
import { atMost } from './end-in-time.ts';
import { signDemonstration } from './features/agreements/signing/sign-demonstration.service.ts';
import type { InTenant } from './kernel/context.ts';
import type { Installation } from './open-installation.ts';
import type { Services } from './open-services.ts';
import type { Platform } from './platform/platform.ts';
import { logUnlessStopping, type Start } from './start-context.ts';
import { startWorkers } from './start-workers.ts';
import { stopLimits } from './stop-limits.ts';
import { writeBackup } from './write-backup.ts';

/** Starts all jobs, and lets the demonstration sign its contracts beside them. */
export async function startBackgroundWork(
  start: Start,
  { database, isOwner, signing, demonstration, now, files, secretKey }: Installation,
  { jobs, platform }: Omit<Services, 'address'>,
): Promise<void> {
  const { log, resources, stopping, settings } = start;
  const source = { database, files, dataDir: settings.dataDir, secretKey };
  const workplace = {
    pool: database.pool,
    platform,
    jobs,
    log,
    writeBackup: (path: string) => writeBackup(source, path),
  };
  const workers: { stop: () => Promise<unknown> }[] = [];
  // All at once: none takes a job while another one ends.
  const report = (error: unknown) => logUnlessStopping(start, error);
  const stopWorkers = () => Promise.all(workers.map((worker) => worker.stop().catch(report)));
  resources.defer('workers', () => atMost(stopLimits.workers, stopWorkers()));
  await startWorkers(workplace, (worker) => workers.push(worker));
  if (demonstration && isOwner) {
    signing.done = signContracts(database, platform, { now, stopping }).catch((error) =>
      logUnlessStopping(start, error, 'demonstration signs'),
    );
  }
}

/** Signs the demonstration's contracts in one process, while others already serve. */
async function signContracts(
  database: Database,
  platform: Platform,
  { now, stopping }: { now: Date; stopping: AbortSignal },
): Promise<void> {
  const { pool } = database;
  const plan = await planSignings(database, now);
  const inTenant: InTenant = (tenant, work) => withTenant(pool, { tenant }, work);
  await runExclusivelyOn(pool)('demonstration signs', async () => {
    for (const [tenant, acts] of plan) {
      if (!stopping.aborted) await signDemonstration({ platform, inTenant }, tenant, acts);
    }
  });
}
