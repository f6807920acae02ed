import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type pg from 'pg';
import type { Logger } from 'pino';
import { exclusivelyOn } from './db/exclusively.ts';
import { type Db, withoutTenant, withTenant } from './db/tenant-scope.ts';
import { startAlertSweeper } from './features/alerts/jobs/alert-sweeper.ts';
import { startAuthenticityWorker } from './features/authenticity/jobs/authenticity-worker.ts';
import { startBoletoWorker } from './features/boletos/jobs/boleto-worker.ts';
import { startAnchoring } from './features/evidence/jobs/anchor-chains.ts';
import { startSealingWorker } from './features/evidence/jobs/sealing-worker.ts';
import { startMessageWorker } from './features/messages/jobs/send-message.ts';
import { startPasswordWorker } from './features/passwords/jobs/answer-request.ts';
import { startPortfolioWorker } from './features/portfolio/jobs/portfolio-worker.ts';
import { startPrivacyWorker } from './features/privacy/jobs/privacy-worker.ts';
import { startReminderWorker } from './features/reminders/jobs/reminder-worker.ts';
import { startAnalysisWorker } from './features/simples-analysis/jobs/analysis-worker.ts';
import { startDossierWorker } from './features/simples-analysis/jobs/dossier-worker.ts';
import type { JobRunner } from './platform/pg-boss-jobs.ts';
import type { Platform } from './platform/platform.ts';

interface Workplace {
  pool: pg.Pool;
  platform: Platform;
  jobs: JobRunner;
  log: Logger;
}

/** Starts all that works unasked; each is handed to `keep` as it starts, so that it can be stopped. */
export async function startWorkers(
  { pool, platform, jobs, log }: Workplace,
  keep: (worker: { stop: () => Promise<unknown> }) => void,
): Promise<void> {
  const shared = {
    platform,
    jobs,
    inTenant: <T>(tenant: TenantId, work: (db: Db) => Promise<T>) => withTenant(pool, { tenant }, work),
    withoutTenant: <T>(work: (db: Db) => Promise<T>) => withoutTenant(pool, work),
  };
  const exclusive = { ...shared, exclusively: exclusivelyOn(pool) };
  const logAs = (work: string) => (error: unknown) => log.error({ err: error }, work);

  await startAlertSweeper(shared);
  await startReminderWorker(shared);
  await startAnchoring(shared);
  keep(await startAnalysisWorker({ ...exclusive, log: logAs('analysis') }));
  keep(await startAuthenticityWorker({ ...exclusive, log: logAs('note authenticity') }));
  keep(await startDossierWorker({ ...exclusive, log: logAs('dossier') }));
  keep(await startPortfolioWorker({ ...shared, log: logAs('portfolio import') }));
  keep(await startSealingWorker({ ...shared, log: logAs('sealing'), say: (line) => log.info(line) }));
  keep(await startMessageWorker({ ...shared, log: logAs('message') }));
  keep(await startBoletoWorker({ ...shared, log: logAs('boletos') }));
  keep(await startPrivacyWorker(shared));
  keep(await startPasswordWorker(shared));
}
