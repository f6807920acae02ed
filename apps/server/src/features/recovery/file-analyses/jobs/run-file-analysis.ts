import { join } from 'node:path';
import { failedAnalysisCause } from '@restitui/domain/insights/alerts/alert-causes.ts';
import type { FileAnalysisProgress } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { UnknownColumns } from '@restitui/payroll-engine/payroll-error.ts';
import { isOutage } from '../../../../db/is-outage.ts';
import type { LongJob } from '../../../../kernel/long-job.ts';
import { createProgressReports } from '../../../../kernel/progress-reports.ts';
import { InputRefusal } from '../../../../platform/child-protocol.ts';
import type { JobData } from '../../../../platform/jobs.ts';
import { runUnderLease } from '../../../../platform/leased-work.ts';
import { ChildKilled, runInChild } from '../../../../platform/run-in-child.ts';
import { findClient } from '../../../crm/clients/clients.repository.ts';
import { clearAlerts, renewAlert } from '../../../insights/alerts/alerts.repository.ts';
import { findAssessment } from '../../assessments/assessments.repository.ts';
import { listChoices, listMappings } from '../analysis-choices.repository.ts';
import {
  deleteSupersededRuns,
  dossierFilesOf,
  findRun,
  finishRun,
  leaseOfRun,
  listUnusedFiles,
  type Run,
  type StoredFile,
  setRunProgress,
} from '../file-analyses.repository.ts';
import { deleteItems, insertItemBlock } from '../file-analysis-items.repository.ts';
import { insertMonths } from '../file-analysis-months.repository.ts';
import { type RunOptions, runOptions } from '../run-options.rules.ts';
import { listSheetColumns } from '../sheet-columns.repository.ts';
import type { EngineProtocol, EngineResult } from './engine-messages.ts';

const retriesExhausted =
  'A análise foi interrompida várias vezes e não chegou ao fim. Os arquivos continuam guardados: tente novamente.';
const interrupted =
  'A análise foi interrompida por um erro inesperado. Os arquivos continuam guardados: tente novamente.';

/** Analyses the files of one run. Idempotent; safe to resume. Returns false while another process does. */
export function runFileAnalysis(worker: LongJob, job: JobData): Promise<boolean> {
  const { id_tenant: tenant, id } = job;
  return runUnderLease(worker, job, leaseOfRun(id), async (holder) => {
    const run = await holder.inTenant(tenant, (db) => findRun(db, tenant, id));
    if (!run || !isUnfinished(run)) return;
    try {
      await saveResult(holder, tenant, run, await analyse(holder, tenant, run));
    } catch (error) {
      if (holder.signal.aborted) return;
      // The queue retries the job.
      if (isOutage(error) || error instanceof ChildKilled) throw error;
      if (!(error instanceof InputRefusal)) holder.log(error);
      await failRun(holder, tenant, run, error instanceof InputRefusal ? error : interrupted);
    }
  });
}

/** Marks the run as failed after the last retry, unless it has ended. Returns false while a process works on it. */
export function abandonFileAnalysis(worker: LongJob, job: JobData): Promise<boolean> {
  const { id_tenant: tenant, id } = job;
  return runUnderLease(worker, job, leaseOfRun(id), async (holder) => {
    const run = await holder.inTenant(tenant, (db) => findRun(db, tenant, id));
    if (run && isUnfinished(run)) await failRun(holder, tenant, run, retriesExhausted);
  });
}

const isUnfinished = ({ state }: Run) => state === 'na_fila' || state === 'processando';

/** Deletes partial results and collects the choices that apply now. */
async function resetRun(
  { inTenant }: LongJob,
  tenant: TenantId,
  run: Run,
): Promise<{ cnpj: string; options: RunOptions }> {
  return inTenant(tenant, async (db) => {
    await deleteItems(db, tenant, run.id);
    await setRunProgress(db, tenant, run.id, null);
    const cnpj = (await findAssessment(db, tenant, run.id_apuracao))?.id_client ?? '';
    const choices = await listChoices(db, tenant, run.id_apuracao);
    const mappings = await listMappings(db, tenant, cnpj);
    return { cnpj, options: runOptions(choices, mappings, cnpj, await listSheetColumns(db, tenant, cnpj)) };
  });
}

async function analyse(worker: LongJob, tenant: TenantId, run: Run): Promise<EngineResult> {
  const { inTenant, platform, signal } = worker;
  const { cnpj, options } = await resetRun(worker, tenant, run);
  const { report, settled } = createProgressReports<FileAnalysisProgress>(
    (progress) => inTenant(tenant, (db) => setRunProgress(db, tenant, run.id, progress)),
    worker.log,
  );

  return platform.files.withTemporaryFolder(async (tempDir) => {
    const paths = await copyFiles(platform.files, run.envio, tempDir);
    const result = await runInChild<EngineProtocol>({
      program: new URL('./engine-process.ts', import.meta.url),
      name: 'The engine',
      execArgv: ['--max-semi-space-size=4'],
      input: { servico: run.servico, cnpj, asOf: run.asOf, tempDir, options, ...paths },
      onMessage(message) {
        if (message.kind === 'items') {
          const block = {
            id_run: run.id,
            id_tenant: tenant,
            ...message.block,
            documentos: Buffer.from(message.block.documentos),
            linhas: Buffer.from(message.block.linhas),
          };
          return inTenant(tenant, (db) => insertItemBlock(db, block)).then(() => undefined);
        }
        report(message.progress);
        return undefined;
      },
      signal,
    });
    await settled();
    return result;
  });
}

/** Copies the stored files under their original names, which engines report. */
async function copyFiles(files: LongJob['platform']['files'], envio: readonly StoredFile[], tempDir: string) {
  const paths: { principal: string | undefined; complemento: string | undefined } = {
    principal: undefined,
    complemento: undefined,
  };
  for (const { campo, nome, chave } of envio) {
    if ((await files.size(chave)) === undefined) throw new InputRefusal(`O arquivo "${nome}" não está mais guardado.`);
    // A file name can have 255 bytes and a character up to three of them.
    const path = join(tempDir, campo, nome.replace(/[/\\\p{Cc}]/gu, '_').slice(-80));
    await files.copyTo(chave, path);
    paths[campo] = path;
  }
  return paths;
}

async function saveResult(worker: LongJob, tenant: TenantId, run: Run, result: EngineResult): Promise<void> {
  const { inTenant, platform } = worker;
  const unused = await inTenant(tenant, async (db) => {
    const { months, ...outcome } = result;
    await insertMonths(
      db,
      months.map((month) => ({ id_run: run.id, id_tenant: tenant, ...month })),
    );
    const now = platform.clock.now();
    await finishRun(db, tenant, run.id, { ...outcome, state: 'pronta', erro: null, finishedDate: now.toISOString() });
    await clearAlerts(db, tenant, 'ANALISE_FALHOU', [run.id_apuracao], now);
    const superseded = await deleteSupersededRuns(db, tenant, run);
    return [...(await listUnusedFiles(db, tenant, superseded)), ...dossierFilesOf(superseded)];
  });
  await removeFiles(worker, unused);
}

/**
 * Marks the run as failed. Rejected files are removed; files of other failures are kept for a retry, and a sheet whose
 * columns are not known until an analyst enters them.
 */
async function failRun(worker: LongJob, tenant: TenantId, run: Run, why: InputRefusal | string): Promise<void> {
  const { inTenant, platform } = worker;
  const erro = typeof why === 'string' ? why : why.message;
  const unused = await inTenant(tenant, async (db) => {
    await deleteItems(db, tenant, run.id);
    const now = platform.clock.now();
    await finishRun(db, tenant, run.id, { state: 'falhou', erro, finishedDate: now.toISOString() });
    const assessment = await findAssessment(db, tenant, run.id_apuracao);
    const client = assessment && (await findClient(db, tenant, assessment.id_client));
    if (client) {
      const { id_client, id_product } = assessment;
      const cause = failedAnalysisCause(run.id_apuracao, erro);
      await renewAlert(db, tenant, { ...cause, company: client.razao_social, id_client, id_product }, now);
    }
    return typeof why === 'string' || why.error === UnknownColumns.name ? [] : listUnusedFiles(db, tenant, [run]);
  });
  await removeFiles(worker, unused);
}

async function removeFiles({ platform }: LongJob, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => platform.files.remove(key)));
}
