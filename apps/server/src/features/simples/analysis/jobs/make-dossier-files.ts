import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { elementAt } from '@restitui/column-store/element-at.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../../db/tenant-scope.ts';
import type { LongJob } from '../../../../kernel/long-job.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { createProgressReports } from '../../../../kernel/progress-reports.ts';
import type { JobData } from '../../../../platform/jobs.ts';
import { abandonLeasedFile, type LeasedFile, writeLeasedFile } from '../../../../platform/leased-file.ts';
import { findAssessment } from '../../../recovery/assessments/assessments.repository.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import type { ReadDossierPayments } from '../../payment-fees/dossier-payments.service.ts';
import { findDossier, listBlockPlaces, updateDossier } from '../dossiers.repository.ts';
import { editedRow } from '../edited-row.rules.ts';
import { editedSummary } from '../edited-summary.rules.ts';
import { listEditedTotals, listMonths } from '../simples-months.repository.ts';
import { findRun, type Run } from '../simples-runs.repository.ts';
import type { DossierInput } from './dossier-messages.ts';
import { loadBlock } from './load-block.ts';
import { runDossier } from './run-dossier.ts';

const unexpectedFailure = 'O dossiê não pôde ser gerado por um erro inesperado. Tente novamente.';
const retriesExhausted = 'O dossiê foi interrompido várias vezes e não chegou ao fim. Gere-o novamente.';

/** A job that also reads the payments of a case. */
export interface DossierJob extends LongJob {
  readPayments: ReadDossierPayments;
}

const filesOf = (worker: DossierJob, { id_tenant: tenant, id }: JobData): LeasedFile<Begun> => ({
  name: `simples-dossier ${id}`,
  async begin(db) {
    const [run, dossier] = [await findRun(db, tenant, id), await findDossier(db, tenant, id)];
    const begun = run && (await updateDossier(db, tenant, id, { state: 'processando', progresso: 0 }));
    return begun && dossier ? { run, old: [dossier.pdf_file, dossier.planilha_file] } : undefined;
  },
  write: (held, { run, old }) => buildAndStore({ ...worker, ...held }, tenant, run, old),
  fail: (db, erro) => updateDossier(db, tenant, id, { state: 'falhou', erro }),
  ...{ unexpectedFailure, retriesExhausted },
});

interface Begun {
  run: Run;
  /** Files of an earlier dossier of the run. */
  old: (string | null)[];
}

/** Builds the dossier files of a run. Idempotent: leaves one pair of files. Returns false while another process does. */
export function makeDossierFiles(worker: DossierJob, job: JobData): Promise<boolean> {
  return writeLeasedFile(worker, job, filesOf(worker, job));
}

/** Marks the dossier as failed after the last retry, unless it has ended. Returns false while a process builds it. */
export function abandonDossier(worker: DossierJob, job: JobData): Promise<boolean> {
  return abandonLeasedFile(worker, job, filesOf(worker, job));
}

async function buildAndStore(worker: DossierJob, tenant: TenantId, run: Run, old: (string | null)[]): Promise<void> {
  const { platform, inTenant, signal, log, readPayments } = worker;
  const { files } = platform;
  const feito_em = platform.clock.now().toISOString();
  const { report, settled } = createProgressReports<number>(async (progresso) => {
    await inTenant(tenant, (db) => updateDossier(db, tenant, run.id, { progresso }));
  }, log);

  await files.withTemporaryFolder(async (tempDir) => {
    const input = await inTenant(tenant, (db) => inputOf(db, tenant, run, { tempDir, feito_em, readPayments }));
    for (const [i, key] of [run.xml_file, run.pgdas_file].entries()) {
      const archive = elementAt(input.archives, i);
      if ((await files.size(key)) === undefined) archive.isGone = true;
      else await files.copyTo(key, archive.path);
    }
    await runDossier({
      input,
      signal,
      loadBlock: (place) => inTenant(tenant, (db) => loadBlock(db, tenant, run.id, place)),
      onProgress: report,
    });
    await settled();

    const [pdf_file, planilha_file] = [`dossiers/${newId()}.pdf`, `dossiers/${newId()}.xlsx`];
    await files.write(pdf_file, createReadStream(input.pdfPath));
    await files.write(planilha_file, createReadStream(input.sheetPath));
    const ready = {
      ...{ state: 'pronto' as const, progresso: 100, erro: null, finishedDate: feito_em },
      nome: exportFileName({ ...dossierFile(input), date: dayInBrazil(new Date(feito_em)) }).slice(0, -'.pdf'.length),
      ...{ pdf_file, pdf_bytes: (await stat(input.pdfPath)).size },
      ...{ planilha_file, planilha_bytes: (await stat(input.sheetPath)).size },
    };
    const stored = await inTenant(tenant, (db) => updateDossier(db, tenant, run.id, ready));
    const unused = stored ? old.filter((file) => file !== null) : [pdf_file, planilha_file];
    await Promise.all(unused.map((file) => files.remove(file)));
  });
}

interface Sources extends Pick<DossierJob, 'readPayments'> {
  tempDir: string;
  feito_em: string;
}

async function inputOf(
  db: Db,
  tenant: TenantId,
  run: Run,
  { tempDir, feito_em, readPayments }: Sources,
): Promise<DossierInput> {
  const months = await listMonths(db, tenant, run.id);
  const totals = await listEditedTotals(db, tenant, run.id_apuracao);
  const edited = new Map(totals.map((total) => [total.competencia, total]));
  const rows = months.map(({ row, competencia }) => editedRow(row, edited.get(competencia)));
  const assessment = await findAssessment(db, tenant, run.id_apuracao);
  const consultancy = await findTenant(db, tenant);
  return {
    consultancy: consultancy?.nome_fantasia || consultancy?.razao_social || '',
    razao_social: run.razao_social ?? '',
    cnpj: assessment?.id_client ?? '',
    asOf: run.asOf,
    calculada_em: run.finishedDate,
    feito_em,
    rows,
    details: months.map(({ detail: { declaracao, grupos, k, mDeclarado, fatias, motivos } }) => ({
      ...{ declaracao, grupos, k, mDeclarado, fatias, ...(motivos && { motivos }) },
    })),
    resumo: run.resumo
      ? editedSummary(
          run.resumo,
          rows.map((row, i) => ({ row, fatias: months[i]?.detail.fatias ?? [] })),
        )
      : null,
    contagens: run.contagens ?? {},
    problemas: run.problemas ?? [],
    pagamentos: assessment ? await readPayments({ db, tenant }, assessment) : [],
    archives: [run.xml_name, run.pgdas_name].map((name, i) => ({
      ...{ name, path: join(tempDir, `arquivo-${i}.zip`), isGone: false },
    })),
    blocks: await listBlockPlaces(db, tenant, run.id),
    tempDir,
    pdfPath: join(tempDir, 'dossie.pdf'),
    sheetPath: join(tempDir, 'dossie.xlsx'),
  };
}

function dossierFile({ razao_social, cnpj }: Pick<DossierInput, 'razao_social' | 'cnpj'>) {
  return { company: razao_social, cnpj, kind: 'dossie', extension: 'pdf' };
}
