import { isSampleClient } from '@restitui/domain/crm/clients/sample-client.ts';
import { failedAnalysisCause } from '@restitui/domain/insights/alerts/alert-causes.ts';
import type { AnalysisProgress } from '@restitui/domain/simples/analysis/analysis-progress.ts';
import { activeDecisionsFor } from '@restitui/domain/simples/decisions/active-decisions.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Analysis } from '@restitui/tax-engine/analyse.ts';
import { isOutage } from '../../../../db/is-outage.ts';
import type { Db } from '../../../../db/tenant-scope.ts';
import type { LongJob } from '../../../../kernel/long-job.ts';
import { createProgressReports } from '../../../../kernel/progress-reports.ts';
import { InputRefusal } from '../../../../platform/child-protocol.ts';
import type { JobData } from '../../../../platform/jobs.ts';
import { runUnderLease } from '../../../../platform/leased-work.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { ChildKilled } from '../../../../platform/run-in-child.ts';
import { findClient } from '../../../crm/clients/clients.repository.ts';
import { clearAlerts, renewAlert } from '../../../insights/alerts/alerts.repository.ts';
import { findAssessment } from '../../../recovery/assessments/assessments.repository.ts';
import { insertCoverage } from '../../coverage/coverage.repository.ts';
import { listActiveDecisions } from '../../decisions/simples-decisions.repository.ts';
import { listDossierFiles } from '../dossiers.repository.ts';
import { refreshFoundCredit } from '../found-credit.service.ts';
import { latestRules } from '../latest-rules.rules.ts';
import { runEngine } from '../run-engine.service.ts';
import { toMonthRows, toRunOutcome } from '../run-result.rules.ts';
import { deleteItems, insertItemBlock } from '../simples-items.repository.ts';
import { insertMonths } from '../simples-months.repository.ts';
import { insertReviews } from '../simples-reviews.repository.ts';
import {
  deleteSupersededRuns,
  findRun,
  finishRun,
  leaseOfRun,
  listUnusedFiles,
  type Run,
  setRunProgress,
  setRunRules,
} from '../simples-runs.repository.ts';
import { copyStoredPair } from '../stored-pair.service.ts';
import { estimateProgress } from './progress-estimate.ts';

const retriesExhausted =
  'A análise foi interrompida várias vezes e não chegou ao fim. Os arquivos continuam guardados: tente novamente.';
const interrupted =
  'A análise foi interrompida por um erro inesperado. Os arquivos continuam guardados: tente novamente.';

/** Runs the analysis of one uploaded pair. Idempotent; safe to resume. Returns false while another process does. */
export function runAnalysis(worker: LongJob, job: JobData): Promise<boolean> {
  const { id_tenant: tenant, id } = job;
  return runUnderLease(worker, job, leaseOfRun(id), async (holder) => {
    const run = await holder.inTenant(tenant, (db) => findRun(db, tenant, id));
    if (!run || !isUnfinished(run)) return;
    try {
      const analysis = await analyse(holder, tenant, run);
      await saveResult(holder, tenant, run, analysis);
    } catch (error) {
      if (holder.signal.aborted) return;
      // The run was removed with its company.
      if (!isOutage(error) && !(await holder.inTenant(tenant, (db) => findRun(db, tenant, id)))) return;
      // The queue retries the job.
      if (isOutage(error) || error instanceof ChildKilled) throw error;
      if (!(error instanceof InputRefusal)) holder.log(error);
      await failRun(holder, tenant, run, error instanceof InputRefusal ? error : interrupted);
    }
  });
}

/** Marks the run as failed after the last retry, unless it has ended. Returns false while a process works on it. */
export function abandonAnalysis(worker: LongJob, job: JobData): Promise<boolean> {
  const { id_tenant: tenant, id } = job;
  return runUnderLease(worker, job, leaseOfRun(id), async (holder) => {
    const run = await holder.inTenant(tenant, (db) => findRun(db, tenant, id));
    if (run && isUnfinished(run)) await failRun(holder, tenant, run, retriesExhausted);
  });
}

const isUnfinished = ({ state }: Run) => state === 'na_fila' || state === 'processando';

/** Deletes partial results and fixes the rules and decisions: the current ones, or those of the run's first start. */
async function resetRun(db: Db, tenant: TenantId, run: Run) {
  await deleteItems(db, tenant, run.id);
  await setRunProgress(db, tenant, run.id, null);
  const id_client = (await findAssessment(db, tenant, run.id_apuracao))?.id_client ?? '';
  const regras = run.regras ?? latestRules();
  const activeDecisions =
    run.activeDecisions ?? activeDecisionsFor(await listActiveDecisions(db, tenant, id_client), id_client);
  await setRunRules(db, tenant, run.id, { regras, activeDecisions });
  return { id_client, regras, activeDecisions };
}

async function analyse(worker: LongJob, tenant: TenantId, run: Run): Promise<Analysis> {
  const { inTenant, platform, signal } = worker;
  const { id_client, regras, activeDecisions } = await inTenant(tenant, (db) => resetRun(db, tenant, run));
  const startedAt = performance.now();
  const { report, settled } = createProgressReports<AnalysisProgress>(
    (progress) => inTenant(tenant, (db) => setRunProgress(db, tenant, run.id, progress)),
    worker.log,
  );

  return platform.files.withTemporaryFolder(async (tempDir) => {
    const analysis = await runEngine({
      input: {
        ...(await copyStoredPair(platform.files, run, tempDir)),
        cnpj: id_client,
        asOf: run.asOf,
        tempDir,
        ruleSet: regras.nome,
        decisions: activeDecisions.decisoes,
        atacadista: activeDecisions.atacadista,
      },
      signal,
      onItems: (block) => inTenant(tenant, (db) => insertItemBlock(db, tenant, run.id, block)),
      onProgress: (progress) => report(estimateProgress(progress, (performance.now() - startedAt) / 1000)),
    });
    await settled();
    return analysis;
  });
}

async function saveResult(
  { inTenant, platform }: LongJob,
  tenant: TenantId,
  run: Run,
  analysis: Analysis,
): Promise<void> {
  const superseded = await inTenant(tenant, async (db) => {
    await insertMonths(db, toMonthRows(run, analysis));
    await insertCoverage(db, tenant, run.id, analysis.cobertura);
    await insertReviews(db, tenant, run.id, analysis.revisoes.produtos);
    const now = platform.clock.now();
    await finishRun(db, tenant, run.id, {
      ...toRunOutcome(run.resultado_base, analysis),
      finishedDate: now.toISOString(),
    });
    await clearAlerts(db, tenant, 'ANALISE_FALHOU', [run.id_apuracao], now);
    await refreshFoundCredit(db, tenant, run.id_apuracao);
    const dossiers = await listDossierFiles(db, tenant, run.id_apuracao);
    const runs = await deleteSupersededRuns(db, tenant, run);
    const gone = new Set(runs.map(({ id }) => id));
    const dossierFiles = dossiers.filter(({ id_run }) => gone.has(id_run)).flatMap((dossier) => dossier.files);
    return [...(await listUnusedFiles(db, tenant, runs)), ...dossierFiles];
  });
  await removeFiles(platform, superseded);
}

/** Marks the run as failed. Rejected files are removed; files of other failures are kept for a retry. */
async function failRun(
  { inTenant, platform }: LongJob,
  tenant: TenantId,
  run: Run,
  why: InputRefusal | string,
): Promise<void> {
  const erro = typeof why === 'string' ? why : why.message;
  const unused = await inTenant(tenant, async (db) => {
    await deleteItems(db, tenant, run.id);
    const now = platform.clock.now();
    await finishRun(db, tenant, run.id, { state: 'falhou', erro, finishedDate: now.toISOString() });
    await raiseFailureAlert(db, tenant, run.id_apuracao, erro, now);
    return typeof why === 'string' ? [] : listUnusedFiles(db, tenant, [run]);
  });
  await removeFiles(platform, unused);
}

async function raiseFailureAlert(
  db: Db,
  tenant: TenantId,
  id_apuracao: string,
  erro: string,
  now: Date,
): Promise<void> {
  const assessment = await findAssessment(db, tenant, id_apuracao);
  const client = assessment && (await findClient(db, tenant, assessment.id_client));
  if (!client || isSampleClient(client.cnpjcpf)) return;
  const { id_client, id_product } = assessment;
  const alert = { ...failedAnalysisCause(id_apuracao, erro), company: client.razao_social, id_client, id_product };
  await renewAlert(db, tenant, alert, now);
}

async function removeFiles({ files }: Pick<Platform, 'files'>, keys: string[]): Promise<void> {
  await Promise.all(keys.map((key) => files.remove(key)));
}
