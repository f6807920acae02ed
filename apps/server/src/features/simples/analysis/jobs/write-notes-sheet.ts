import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { isOutage } from '../../../../db/is-outage.ts';
import type { LongJob } from '../../../../kernel/long-job.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { createProgressReports } from '../../../../kernel/progress-reports.ts';
import type { JobData } from '../../../../platform/jobs.ts';
import { ChildKilled, runInChild } from '../../../../platform/run-in-child.ts';
import { findAssessment } from '../../../recovery/assessments/assessments.repository.ts';
import { listBlockPlaces } from '../dossiers.repository.ts';
import { failNotesSheet, findNotesSheet, type NotesSheetRow, updateNotesSheet } from '../notes-sheets.repository.ts';
import { findRun, type Run } from '../simples-runs.repository.ts';
import { loadBlock } from './load-block.ts';
import type { NotesSheetProtocol } from './notes-sheet-messages.ts';

const unexpectedFailure = 'A planilha não pôde ser gerada por um erro inesperado. Tente novamente.';
const retriesExhausted = 'A planilha foi interrompida várias vezes e não chegou ao fim. Gere-a novamente.';
const lockName = (id: string) => `notes-sheet ${id}`;

/** Writes the notes sheet of a run. Idempotent: leaves one file. */
export async function writeNotesSheet(worker: LongJob, { id_tenant, id }: JobData): Promise<void> {
  await worker.runExclusively(lockName(id), () => write(worker, id_tenant, id));
}

/** Marks the spreadsheet as failed after the last retry, unless a process is writing it or it is ready. */
export async function abandonNotesSheet(
  { inTenant, runExclusively }: LongJob,
  { id_tenant: tenant, id }: JobData,
): Promise<void> {
  await runExclusively(lockName(id), () => inTenant(tenant, (db) => failNotesSheet(db, tenant, id, retriesExhausted)));
}

async function write(worker: LongJob, tenant: TenantId, id: string): Promise<void> {
  const { inTenant, signal, log } = worker;
  const found = await inTenant(tenant, async (db) => {
    const [run, sheet] = [await findRun(db, tenant, id), await findNotesSheet(db, tenant, id)];
    if (!run || !sheet || sheet.state === 'pronto' || sheet.state === 'falhou') return undefined;
    await updateNotesSheet(db, tenant, id, { state: 'processando', progresso: 0 });
    return { run, sheet };
  });
  if (!found) return;
  try {
    await writeAndStore(worker, tenant, found);
  } catch (error) {
    if (signal.aborted) return;
    if (isOutage(error) || error instanceof ChildKilled) throw error;
    log(error);
    await inTenant(tenant, (db) => failNotesSheet(db, tenant, id, unexpectedFailure));
  }
}

async function writeAndStore(
  { platform, inTenant, signal, log }: LongJob,
  tenant: TenantId,
  { run, sheet }: { run: Run; sheet: NotesSheetRow },
): Promise<void> {
  const { files } = platform;
  const now = platform.clock.now();
  const { report, settled } = createProgressReports<number>(async (progresso) => {
    await inTenant(tenant, (db) => updateNotesSheet(db, tenant, run.id, { progresso }));
  }, log);

  await files.withTemporaryFolder(async (folder) => {
    const sheetPath = join(folder, 'notas.xlsx');
    const { blocks, cnpj } = await inTenant(tenant, async (db) => ({
      blocks: await listBlockPlaces(db, tenant, run.id),
      cnpj: (await findAssessment(db, tenant, run.id_apuracao))?.id_client ?? '',
    }));
    await runInChild<NotesSheetProtocol>({
      program: new URL('./notes-sheet-process.ts', import.meta.url),
      name: 'The process of the notes sheet',
      execArgv: ['--max-old-space-size=384'],
      input: { blocks, sheetPath },
      onMessage(message) {
        if (message.kind === 'loadBlock') return inTenant(tenant, (db) => loadBlock(db, tenant, run.id, message.place));
        report(message.percent);
      },
      signal,
    });
    await settled();

    const file = `dossiers/${newId()}.xlsx`;
    await files.write(file, createReadStream(sheetPath));
    const about = { company: run.razao_social ?? '', cnpj, kind: 'notas', date: dayInBrazil(now), extension: 'xlsx' };
    const stored = await inTenant(tenant, async (db) =>
      updateNotesSheet(db, tenant, run.id, {
        ...{ state: 'pronto', progresso: 100, erro: null, finishedDate: now.toISOString() },
        ...{ nome: exportFileName(about), file, bytes: (await stat(sheetPath)).size },
      }),
    );
    const unused = stored ? sheet.file : file;
    if (unused !== null) await files.remove(unused);
  });
}
