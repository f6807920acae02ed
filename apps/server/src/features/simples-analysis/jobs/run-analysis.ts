import { failedAnalysisCause } from '@restitui/domain/alerts/alert-causes.ts';
import { standingWordOf } from '@restitui/domain/simples-decisions/standing-word.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Analysis } from '@restitui/tax-engine/analyse.ts';
import { isOutage } from '../../../db/is-outage.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { LongJob } from '../../../kernel/long-job.ts';
import { InputRefusal } from '../../../platform/child-talk.ts';
import type { JobData } from '../../../platform/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { EndedEarly } from '../../../platform/run-in-child.ts';
import { clearAlerts, renewAlert } from '../../alerts/alerts.repository.ts';
import { findAssessment } from '../../assessments/assessments.repository.ts';
import { findClient } from '../../clients/clients.repository.ts';
import { insertCoverage } from '../../coverage/coverage.repository.ts';
import { listDecisionsInForce } from '../../simples-decisions/simples-decisions.repository.ts';
import { listDossierFiles } from '../dossiers.repository.ts';
import { refreshFoundCredit } from '../found-credit.ts';
import { latestRules } from '../rules-on-wire.ts';
import { deleteItems, insertItemBlock } from '../simples-items.repository.ts';
import { insertMonths } from '../simples-months.repository.ts';
import { insertReviews } from '../simples-reviews.repository.ts';
import {
  deleteSupersededRuns,
  findRun,
  finishRun,
  listUnusedFiles,
  type Run,
  setRunProgress,
  setRunRules,
} from '../simples-runs.repository.ts';
import { monthsOfAnalysis, runResult } from './analysis-result.ts';
import { progressOnWire } from './progress-estimate.ts';
import { runEngine } from './run-engine.ts';
import { copyStoredPair } from './stored-pair.ts';

const triedInVain =
  'A análise foi interrompida várias vezes e não chegou ao fim. Os arquivos continuam guardados: tente novamente.';
const interrupted =
  'A análise foi interrompida por um erro inesperado. Os arquivos continuam guardados: tente novamente.';

/** Works through one uploaded pair. Doing it twice, or half and then again, comes to the same. */
export async function runAnalysis(worker: LongJob, { id_tenant: tenant, id }: JobData): Promise<void> {
  await worker.exclusively(nameOf(id), async () => {
    const run = await worker.inTenant(tenant, (db) => findRun(db, tenant, id));
    if (!run || !isUnfinished(run)) return;
    try {
      const analysis = await analyse(worker, tenant, run);
      await keep(worker, tenant, run, analysis);
    } catch (error) {
      if (worker.signal.aborted) return;
      // The queue tries again.
      if (isOutage(error) || error instanceof EndedEarly) throw error;
      if (!(error instanceof InputRefusal)) worker.log(error);
      await giveUp(worker, tenant, run, error instanceof InputRefusal ? error : interrupted);
    }
  });
}

/** Says that no try is left, unless one is under way or the run has come to its end. */
export async function endAnalysis(worker: LongJob, { id_tenant: tenant, id }: JobData): Promise<void> {
  await worker.exclusively(nameOf(id), async () => {
    const run = await worker.inTenant(tenant, (db) => findRun(db, tenant, id));
    if (run && isUnfinished(run)) await giveUp(worker, tenant, run, triedInVain);
  });
}

const nameOf = (id: string) => `simples-run ${id}`;
const isUnfinished = ({ state }: Run) => state === 'na_fila' || state === 'processando';

/** From nothing, by the rules and decisions of this moment, or of the run's first beginning. */
async function begin(db: Db, tenant: TenantId, run: Run) {
  await deleteItems(db, tenant, run.id);
  await setRunProgress(db, tenant, run.id, null);
  const id_client = (await findAssessment(db, tenant, run.id_apuracao))?.id_client ?? '';
  const regras = run.regras ?? latestRules();
  const palavra = run.palavra ?? standingWordOf(await listDecisionsInForce(db, tenant, id_client), id_client);
  await setRunRules(db, tenant, run.id, { regras, palavra });
  return { id_client, regras, palavra };
}

async function analyse(worker: LongJob, tenant: TenantId, run: Run): Promise<Analysis> {
  const { inTenant, platform, signal } = worker;
  const { id_client, regras, palavra } = await inTenant(tenant, (db) => begin(db, tenant, run));
  const began = platform.clock.now().getTime();
  let reported = 0;
  let reporting = Promise.resolve();

  return platform.files.withTemporaryFolder(async (tempDir) => {
    const analysis = await runEngine({
      input: {
        ...(await copyStoredPair(platform.files, run, tempDir)),
        cnpj: id_client,
        asOf: run.asOf,
        tempDir,
        ruleSet: regras.nome,
        decisions: palavra.decisoes,
        atacadista: palavra.atacadista,
      },
      signal,
      onItems: (block) => inTenant(tenant, (db) => insertItemBlock(db, tenant, run.id, block)),
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

async function keep({ inTenant, platform }: LongJob, tenant: TenantId, run: Run, analysis: Analysis): Promise<void> {
  const superseded = await inTenant(tenant, async (db) => {
    await insertMonths(db, monthsOfAnalysis(run, analysis));
    await insertCoverage(db, tenant, run.id, analysis.cobertura);
    await insertReviews(db, tenant, run.id, analysis.revisoes.produtos);
    const now = platform.clock.now();
    await finishRun(db, tenant, run.id, { ...runResult(run, analysis), finishedDate: now.toISOString() });
    await clearAlerts(db, tenant, 'ANALISE_FALHOU', [run.id_apuracao], now);
    await refreshFoundCredit(db, tenant, run.id_apuracao);
    const dossiers = await listDossierFiles(db, tenant, run.id_apuracao);
    const runs = await deleteSupersededRuns(db, tenant, run);
    const gone = new Set(runs.map(({ id }) => id));
    const papers = dossiers.filter(({ id_run }) => gone.has(id_run)).flatMap((dossier) => dossier.files);
    return [...(await listUnusedFiles(db, tenant, runs)), ...papers];
  });
  await removeFiles(platform, superseded);
}

/** Files that are refused go; those that nothing is wrong with are kept for another beginning. */
async function giveUp(
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
    await tellOfFailure(db, tenant, run.id_apuracao, erro, now);
    return typeof why === 'string' ? [] : listUnusedFiles(db, tenant, [run]);
  });
  await removeFiles(platform, unused);
}

async function tellOfFailure(db: Db, tenant: TenantId, id_apuracao: string, erro: string, now: Date): Promise<void> {
  const assessment = await findAssessment(db, tenant, id_apuracao);
  const client = assessment && (await findClient(db, tenant, assessment.id_client));
  if (!client) return;
  const { id_client, id_product } = assessment;
  const alert = { ...failedAnalysisCause(id_apuracao, erro), company: client.razao_social, id_client, id_product };
  await renewAlert(db, tenant, alert, now);
}

async function removeFiles({ files }: Pick<Platform, 'files'>, keys: string[]): Promise<void> {
  await Promise.all(keys.map((key) => files.remove(key)));
}
