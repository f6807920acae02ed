import type pg from 'pg';
import type { Logger } from 'pino';
import { withoutTenant, withTenant } from './db/tenant-scope.ts';
import { underLeaseOn } from './db/work-leases.ts';
import { startPasswordWorker } from './features/accounts/passwords/jobs/process-password-request.ts';
import { startAnchoring } from './features/agreements/evidence/jobs/anchor-chains.ts';
import { startSealingWorker } from './features/agreements/evidence/jobs/sealing-worker.ts';
import { startExpiryWorker } from './features/agreements/lifecycle/jobs/expiry-worker.ts';
import { startReminderWorker } from './features/agreements/reminders/jobs/reminder-worker.ts';
import { startTemplateWorker } from './features/agreements/templates/jobs/unfinished-templates.ts';
import { startBoletoWorker } from './features/billing/boletos/jobs/boleto-worker.ts';
import { startClientExportWorker } from './features/crm/portfolio/jobs/client-export-worker.ts';
import { startPortfolioWorker } from './features/crm/portfolio/jobs/portfolio-worker.ts';
import { startSampleWorker } from './features/crm/sample-company/jobs/make-sample-files.ts';
import { startAlertSweeper } from './features/insights/alerts/jobs/alert-sweeper.ts';
import { startActivityChain } from './features/operations/activity-log/jobs/chain-activity.ts';
import { startMessageWorker } from './features/operations/messages/jobs/send-message.ts';
import { startPrivacyWorker } from './features/operations/privacy/jobs/privacy-worker.ts';
import { startBackupWorker } from './features/operations/system/jobs/backup-worker.ts';
import { startFileAnalysisWorker } from './features/recovery/file-analyses/jobs/file-analysis-worker.ts';
import { startAnalysisWorker } from './features/simples/analysis/jobs/analysis-worker.ts';
import { startDossierWorker } from './features/simples/analysis/jobs/dossier-worker.ts';
import { startNotesSheetWorker } from './features/simples/analysis/jobs/notes-sheet-worker.ts';
import { startAuthenticityWorker } from './features/simples/authenticity/jobs/authenticity-worker.ts';
import { startEffectWorker } from './features/simples/decisions/jobs/effect-worker.ts';
import { dossierPaymentsWith } from './features/simples/payment-fees/dossier-payments.service.ts';
import { type SystemActor, systemActor } from './kernel/actor.ts';
import type { Context, TenantLookup } from './kernel/context.ts';
import type { JobRunner } from './platform/pg-boss-jobs.ts';
import type { Platform } from './platform/platform.ts';
import type { WrittenBackup } from './write-backup.ts';

interface Workplace {
  pool: pg.Pool;
  platform: Platform;
  jobs: JobRunner;
  /** Writes database and stored files into an archive. */
  writeBackup: (path: string) => Promise<WrittenBackup>;
  log: Logger;
}

/** Starts all workers and schedules; passes each worker to `register` as it starts, so that it can be stopped. */
export async function startWorkers(
  { pool, platform, jobs, writeBackup, log }: Workplace,
  register: (worker: { stop: () => Promise<unknown> }) => void,
): Promise<void> {
  const context: Context<SystemActor, TenantLookup> = {
    actor: systemActor,
    platform,
    inTenant: (tenant, work) => withTenant(pool, { tenant }, work),
    withoutTenant: (work) => withoutTenant(pool, work),
  };
  const shared = { ...context, jobs };
  const leased = { ...shared, underLease: underLeaseOn(pool) };
  const dossiers = { ...leased, readPayments: dossierPaymentsWith(platform) };
  const logAs = (work: string) => (error: unknown) => log.error({ err: error }, work);

  await startAlertSweeper(shared);
  await startReminderWorker(shared);
  await startExpiryWorker(shared);
  await startTemplateWorker(shared);
  await startActivityChain(shared);
  await startBackupWorker({ ...shared, writeBackup, say: (made) => log.info(made, 'backup is complete') });
  await startAnchoring(shared);
  register(await startAnalysisWorker({ ...leased, log: logAs('analysis') }));
  register(await startFileAnalysisWorker({ ...dossiers, log: logAs('file analysis') }));
  register(await startEffectWorker({ ...leased, log: logAs('effects') }));
  register(await startAuthenticityWorker({ ...leased, log: logAs('note authenticity') }));
  register(await startDossierWorker({ ...dossiers, log: logAs('dossier') }));
  register(await startNotesSheetWorker({ ...leased, log: logAs('notes sheet') }));
  register(await startSampleWorker(shared));
  register(await startPortfolioWorker({ ...shared, log: logAs('portfolio import') }));
  register(await startClientExportWorker({ ...leased, log: logAs('client export') }));
  register(await startSealingWorker({ ...shared, log: logAs('sealing'), say: (line) => log.info(line) }));
  register(await startMessageWorker({ ...shared, log: logAs('message') }));
  register(await startBoletoWorker({ ...shared, log: logAs('boletos') }));
  register(await startPrivacyWorker(shared));
  register(await startPasswordWorker(shared));
}
