import { join } from 'node:path';
import { failedAnalysisCause } from '@restitui/domain/alerts/alert-causes.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Analysis } from '@restitui/tax-engine/analyse.ts';
import { isOutage } from '../../../db/is-outage.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { FileStorage } from '../../../platform/file-storage.ts';
import type { JobData } from '../../../platform/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { clearAlerts, renewAlert } from '../../alerts/alerts.repository.ts';
import { findAssessment } from '../../assessments/assessments.repository.ts';
import { findClient } from '../../clients/clients.repository.ts';
import { insertCoverage } from '../../coverage/coverage.repository.ts';
import { refreshFoundCredit } from '../found-credit.ts';
import { deleteItems, insertItems } from '../simples-items.repository.ts';
import { insertMonths } from '../simples-months.repository.ts';
import { deleteSupersededRuns, findRun, finishRun, type Run, setRunProgress } from '../simples-runs.repository.ts';
import { monthsOfAnalysis, runResult } from './analysis-result.ts';
import { progressOnWire } from './progress-estimate.ts';
import { EngineRefusal, runEngine } from './run-engine.ts';

export interface AnalysisWorker {
  platform: Pick<Platform, 'clock' | 'files'>;
  inTenant: <T>(tenant: TenantId, work: (db: Db) => Promise<T>) => Promise<T>;
  /** Runs `work` unless another process holds the name; false when it does. */
  exclusively: (name: string, work: () => Promise<void>) => Promise<boolean>;
  /** Aborted when the process ends: the run stays as it is and the next process takes it up. */
  signal: AbortSignal;
  log: (error: unknown) => void;
}

const interrupted = 'A análise foi interrompida por um erro inesperado. Envie os arquivos novamente.';

/** Works through one uploaded pair. Doing it twice, or half and then again, comes to the same. */
export async function runAnalysis(worker: AnalysisWorker, { id_tenant, id }: JobData): Promise<void> {
  const tenant = id_tenant as TenantId;
  await worker.exclusively(`simples-run ${id}`, async () => {
    const run = await worker.inTenant(tenant, (db) => findRun(db, tenant, id));
    if (!run || run.state === 'pronta' || run.state === 'falhou') return;
    try {
      const analysis = await analyse(worker, tenant, run);
      await keep(worker, tenant, run, analysis);
    } catch (error) {
      if (worker.signal.aborted) return;
      // The queue tries again once the database is back.
      if (isOutage(error)) throw error;
      if (!(error instanceof EngineRefusal)) worker.log(error);
      await giveUp(worker, tenant, run, error instanceof EngineRefusal ? error.message : interrupted);
    }
  });
}

async function analyse(worker: AnalysisWorker, tenant: TenantId, run: Run): Promise<Analysis> {
  const { inTenant, platform, signal } = worker;
  const assessment = await inTenant(tenant, async (db) => {
    await deleteItems(db, tenant, run.id);
    await setRunProgress(db, tenant, run.id, null);
    return findAssessment(db, tenant, run.id_apuracao);
  });
  const began = platform.clock.now().getTime();
  let reported = 0;
  let reporting = Promise.resolve();

  return platform.files.withTemporaryFolder(async (tempDir) => {
    const analysis = await runEngine({
      input: {
        cnpj: assessment?.id_client ?? '',
        xmlZip: await named(platform.files, run.xml_file, join(tempDir, 'xml'), run.xml_name),
        pgdasZip: await named(platform.files, run.pgdas_file, join(tempDir, 'pgdas'), run.pgdas_name),
        asOf: run.asOf,
        tempDir,
      },
      signal,
      onItems: (lines) => inTenant(tenant, (db) => insertItems(db, tenant, run.id, lines)),
      onProgress: (progress) => {
        const now = platform.clock.now().getTime();
        if (now - reported < 500) return;
        reported = now;
        const onWire = progressOnWire(progress, (now - began) / 1000);
        reporting = reporting
          .then(() => inTenant(tenant, (db) => setRunProgress(db, tenant, run.id, onWire)))
          .catch(worker.log);
      },
    });
    await reporting;
    return analysis;
  });
}

/** The engine names files as their sender did; a file system takes 255 bytes, three to a character at worst. */
async function named(files: FileStorage, key: string, folder: string, name: string): Promise<string> {
  const path = join(folder, name.replace(/[/\\\p{Cc}]/gu, '_').slice(-80));
  await files.copyTo(key, path);
  return path;
}

async function keep(
  { inTenant, platform }: AnalysisWorker,
  tenant: TenantId,
  run: Run,
  analysis: Analysis,
): Promise<void> {
  const superseded = await inTenant(tenant, async (db) => {
    await insertMonths(db, monthsOfAnalysis(run, analysis));
    await insertCoverage(db, tenant, run.id, analysis.cobertura);
    const now = platform.clock.now();
    await finishRun(db, tenant, run.id, { ...runResult(analysis), finishedDate: now.toISOString() });
    await clearAlerts(db, tenant, 'ANALISE_FALHOU', [run.id_apuracao], now);
    await refreshFoundCredit(db, tenant, run.id_apuracao);
    return deleteSupersededRuns(db, tenant, run);
  });
  await removeFiles(platform, superseded);
}

async function giveUp({ inTenant, platform }: AnalysisWorker, tenant: TenantId, run: Run, erro: string): Promise<void> {
  await inTenant(tenant, async (db) => {
    await deleteItems(db, tenant, run.id);
    const now = platform.clock.now();
    await finishRun(db, tenant, run.id, { state: 'falhou', erro, finishedDate: now.toISOString() });
    await tellOfFailure(db, tenant, run.id_apuracao, erro, now);
  });
  await removeFiles(platform, [run]);
}

async function tellOfFailure(db: Db, tenant: TenantId, id_apuracao: string, erro: string, now: Date): Promise<void> {
  const assessment = await findAssessment(db, tenant, id_apuracao);
  const client = assessment && (await findClient(db, tenant, assessment.id_client));
  if (!client) return;
  const { id_client, id_product } = assessment;
  const alert = { ...failedAnalysisCause(id_apuracao, erro), company: client.razao_social, id_client, id_product };
  await renewAlert(db, tenant, alert, now);
}

async function removeFiles({ files }: Pick<Platform, 'files'>, runs: Run[]): Promise<void> {
  await Promise.all(runs.flatMap((run) => [files.remove(run.xml_file), files.remove(run.pgdas_file)]));
}
