import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { connectDatabase } from '../src/db/open-database.ts';
import { type Db, withoutTenant, withTenant } from '../src/db/tenant-scope.ts';
import { underLeaseOn } from '../src/db/work-leases.ts';
import { startAnalysisWorker } from '../src/features/simples/analysis/jobs/analysis-worker.ts';
import { startDossierWorker } from '../src/features/simples/analysis/jobs/dossier-worker.ts';
import { startNotesSheetWorker } from '../src/features/simples/analysis/jobs/notes-sheet-worker.ts';
import { startAuthenticityWorker } from '../src/features/simples/authenticity/jobs/authenticity-worker.ts';
import { startEffectWorker } from '../src/features/simples/decisions/jobs/effect-worker.ts';
import { systemActor } from '../src/kernel/actor.ts';
import { systemClock } from '../src/platform/clock.ts';
import { localFileStorage } from '../src/platform/file-storage.ts';
import { startJobs } from '../src/platform/pg-boss-jobs.ts';

/** Runs the analysis worker for tests that kill it: connections and storage folder are passed as JSON. */
const { owner, app, folder } = JSON.parse(process.argv[2] ?? '{}');

const log = (error: unknown) => process.stderr.write(`${(error as Error)?.stack ?? error}\n`);
const { pool } = await connectDatabase({ owner, app });
const surroundings = {
  actor: systemActor,
  platform: { clock: systemClock, files: localFileStorage(folder) },
  jobs: await startJobs(pool, log),
  inTenant: <T>(tenant: TenantId, work: (db: Db) => Promise<T>) => withTenant(pool, { tenant }, work),
  withoutTenant: <T>(work: (db: Db) => Promise<T>) => withoutTenant(pool, work),
  underLease: underLeaseOn(pool),
  log,
};
await startAnalysisWorker(surroundings);
await startEffectWorker(surroundings);
await startAuthenticityWorker(surroundings);
await startDossierWorker({ ...surroundings, readPayments: async () => [] });
await startNotesSheetWorker(surroundings);
