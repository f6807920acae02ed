import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { exclusivelyOn } from '../src/db/exclusively.ts';
import { connectDatabase } from '../src/db/open-database.ts';
import { type Db, withoutTenant, withTenant } from '../src/db/tenant-scope.ts';
import { startAuthenticityWorker } from '../src/features/authenticity/jobs/authenticity-worker.ts';
import { startAnalysisWorker } from '../src/features/simples-analysis/jobs/analysis-worker.ts';
import { startDossierWorker } from '../src/features/simples-analysis/jobs/dossier-worker.ts';
import { systemClock } from '../src/platform/clock.ts';
import { localFileStorage } from '../src/platform/file-storage.ts';
import { startJobs } from '../src/platform/pg-boss-jobs.ts';

/** The worker of analyses, for the tests that kill it: connections and the folder of files come as JSON. */
const { owner, app, folder } = JSON.parse(process.argv[2] ?? '{}');

const log = (error: unknown) => process.stderr.write(`${(error as Error)?.stack ?? error}\n`);
const { pool } = await connectDatabase({ owner, app });
const surroundings = {
  platform: { clock: systemClock, files: localFileStorage(folder) },
  jobs: await startJobs(pool, log),
  inTenant: <T>(tenant: TenantId, work: (db: Db) => Promise<T>) => withTenant(pool, { tenant }, work),
  withoutTenant: <T>(work: (db: Db) => Promise<T>) => withoutTenant(pool, work),
  exclusively: exclusivelyOn(pool),
  log,
};
await startAnalysisWorker(surroundings);
await startAuthenticityWorker(surroundings);
await startDossierWorker(surroundings);
