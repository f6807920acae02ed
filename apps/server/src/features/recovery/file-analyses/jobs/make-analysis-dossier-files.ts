import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import { defaultClasses } from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../../db/tenant-scope.ts';
import type { LongJob } from '../../../../kernel/long-job.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { createProgressReports } from '../../../../kernel/progress-reports.ts';
import type { JobData } from '../../../../platform/jobs.ts';
import { abandonLeasedFile, type LeasedFile, writeLeasedFile } from '../../../../platform/leased-file.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { runInChild } from '../../../../platform/run-in-child.ts';
import type { ReadDossierPayments } from '../../../simples/payment-fees/dossier-payments.service.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { findAssessment } from '../../assessments/assessments.repository.ts';
import { type Rates, readCurrentRates } from '../../credits/current-rates.service.ts';
import { listChoices } from '../analysis-choices.repository.ts';
import { listCorrections } from '../analysis-corrections.service.ts';
import { updateDossier } from '../analysis-dossiers.repository.ts';
import { toMonthResponse } from '../analysis-month.wire.ts';
import { listRequests } from '../analysis-requests.repository.ts';
import { listAnalysisRequests, requestedDays } from '../analysis-requests.service.ts';
import { findRun, type Run } from '../file-analyses.repository.ts';
import { listItemBlocks, readItemBlock } from '../file-analysis-items.repository.ts';
import { listMonths } from '../file-analysis-months.repository.ts';
import type { AnalysisDossierInput, AnalysisDossierProtocol } from './dossier-messages.ts';

const unexpectedFailure = 'O dossiê não pôde ser gerado por um erro inesperado. Tente novamente.';
const retriesExhausted = 'O dossiê foi interrompido várias vezes e não chegou ao fim. Gere-o novamente.';

/** A job that also corrects by Selic, and reads the payments of a case. */
export interface DossierJob extends Omit<LongJob, 'platform'> {
  platform: Pick<Platform, 'clock' | 'files' | 'selic'>;
  readPayments: ReadDossierPayments;
}

const filesOf = (worker: DossierJob, { id_tenant: tenant, id }: JobData): LeasedFile<Run> => ({
  name: `file-analysis-dossier ${id}`,
  async begin(db) {
    const run = await findRun(db, tenant, id);
    const begun = run && (await updateDossier(db, tenant, id, { state: 'processando', progresso: 0 }));
    return begun ? run : undefined;
  },
  write: (held, run) => buildAndStore({ ...worker, ...held }, tenant, run),
  fail: (db, erro) => updateDossier(db, tenant, id, { state: 'falhou', erro }),
  ...{ unexpectedFailure, retriesExhausted },
});

/** Builds the dossier files of a run. Idempotent: leaves one pair of files. Returns false while another process does. */
export function makeAnalysisDossierFiles(worker: DossierJob, job: JobData): Promise<boolean> {
  return writeLeasedFile(worker, job, filesOf(worker, job));
}

/** Marks the dossier as failed after the last retry, unless it has ended. Returns false while a process builds it. */
export function abandonAnalysisDossier(worker: DossierJob, job: JobData): Promise<boolean> {
  return abandonLeasedFile(worker, job, filesOf(worker, job));
}

async function buildAndStore(worker: DossierJob, tenant: TenantId, run: Run): Promise<void> {
  const { platform, inTenant, signal, log, readPayments } = worker;
  const { files, clock } = platform;
  const rates = await readCurrentRates(platform);
  const feito_em = clock.now().toISOString();
  const { report, settled } = createProgressReports<number>(async (progresso) => {
    await inTenant(tenant, (db) => updateDossier(db, tenant, run.id, { progresso }));
  }, log);

  await files.withTemporaryFolder(async (tempDir) => {
    const input = await inTenant(tenant, (db) => inputOf(db, tenant, run, { tempDir, feito_em, rates, readPayments }));
    for (const [at, { chave }] of run.envio.entries()) {
      const archive = input.archives[at];
      if (!archive) continue;
      if ((await files.size(chave)) === undefined) archive.isGone = true;
      else await files.copyTo(chave, archive.path);
    }
    await runInChild<AnalysisDossierProtocol>({
      program: new URL('./dossier-process.ts', import.meta.url),
      name: "The dossier's process",
      execArgv: ['--max-old-space-size=512'],
      input,
      onMessage(message) {
        if (message.kind === 'loadBlock') {
          const place = { id_tenant: tenant, id_run: run.id, ...message.place };
          return inTenant(tenant, async (db) => (await readItemBlock(db, place)) ?? new Uint8Array());
        }
        report(message.percent);
        return undefined;
      },
      signal,
    });
    await settled();

    const [pdf_file, planilha_file] = [`dossiers/${newId()}.pdf`, `dossiers/${newId()}.xlsx`];
    await files.write(pdf_file, createReadStream(input.pdfPath));
    await files.write(planilha_file, createReadStream(input.sheetPath));
    const { razao_social: company, cnpj, today: date } = input;
    const stored = await inTenant(tenant, async (db) =>
      updateDossier(db, tenant, run.id, {
        ...{ state: 'pronto', progresso: 100, erro: null, finishedDate: feito_em },
        nome: exportFileName({ company, cnpj, kind: 'dossie', date, extension: 'pdf' }).slice(0, -'.pdf'.length),
        ...{ pdf_file, pdf_bytes: (await stat(input.pdfPath)).size },
        ...{ planilha_file, planilha_bytes: (await stat(input.sheetPath)).size },
      }),
    );
    const old = [run.dossie?.pdf_file, run.dossie?.planilha_file].filter((key) => key != null);
    await Promise.all((stored ? old : [pdf_file, planilha_file]).map((key) => files.remove(key)));
  });
}

interface Place extends Pick<DossierJob, 'readPayments'> {
  tempDir: string;
  feito_em: string;
  rates: Rates;
}

async function inputOf(
  db: Db,
  tenant: TenantId,
  run: Run,
  { tempDir, feito_em, rates, readPayments }: Place,
): Promise<AnalysisDossierInput> {
  const { id, id_apuracao, servico, regras, envio } = run;
  const today = dayInBrazil(new Date(feito_em));
  const assessment = await findAssessment(db, tenant, id_apuracao);
  const consultancy = await findTenant(db, tenant);
  const choices = (await listChoices(db, tenant, id_apuracao)).map(({ valor }) => valor);
  const classes = choices.find((valor) => valor.tipo === 'classes')?.classes ?? defaultClasses;
  const day = { ...rates, today, requested: requestedDays(await listRequests(db, tenant, id_apuracao)) };
  const months = await listMonths(db, tenant, id);
  const blocks: AnalysisDossierInput['blocks'] = [];
  for (const { periodo } of months) {
    for (const { ordem } of await listItemBlocks(db, tenant, id, periodo)) blocks.push({ periodo, ordem });
  }
  return {
    ...{ servico, regras, classes, today, feito_em, calculada_em: run.finishedDate, mes_restituicao: rates.month },
    consultancy: consultancy?.nome_fantasia || consultancy?.razao_social || '',
    razao_social: run.razao_social ?? '',
    arquivos: run.arquivos ?? [],
    cnpj: assessment?.id_client ?? '',
    meses: months.map(({ periodo, row }) => toMonthResponse(periodo, row, day)),
    correcoes: await listCorrections({ db, tenant }, run, classes, day),
    pedidos: assessment ? await listAnalysisRequests({ db, tenant }, assessment, day) : [],
    pagamentos: assessment ? await readPayments({ db, tenant }, assessment) : [],
    archives: envio.map(({ nome }, at) => ({ name: nome, path: join(tempDir, `arquivo-${at}`), isGone: false })),
    blocks,
    pdfPath: join(tempDir, 'dossie.pdf'),
    sheetPath: join(tempDir, 'dossie.xlsx'),
  };
}
