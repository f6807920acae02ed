import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { LongJob } from '../../../../kernel/long-job.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { createProgressReports } from '../../../../kernel/progress-reports.ts';
import type { JobData } from '../../../../platform/jobs.ts';
import { abandonLeasedFile, type LeasedFile, writeLeasedFile } from '../../../../platform/leased-file.ts';
import { runInChild } from '../../../../platform/run-in-child.ts';
import { findAssessment } from '../../../recovery/assessments/assessments.repository.ts';
import { listBlockPlaces } from '../dossiers.repository.ts';
import { findNotesSheet, type NotesSheetRow, updateNotesSheet } from '../notes-sheets.repository.ts';
import { findRun, type Run } from '../simples-runs.repository.ts';
import { loadBlock } from './load-block.ts';
import type { NotesSheetProtocol } from './notes-sheet-messages.ts';

const unexpectedFailure = 'A planilha não pôde ser gerada por um erro inesperado. Tente novamente.';
const retriesExhausted = 'A planilha foi interrompida várias vezes e não chegou ao fim. Gere-a novamente.';

const fileOf = (worker: LongJob, { id_tenant: tenant, id }: JobData): LeasedFile<Begun> => ({
  name: `notes-sheet ${id}`,
  async begin(db) {
    const [run, sheet] = [await findRun(db, tenant, id), await findNotesSheet(db, tenant, id)];
    const begun = run && (await updateNotesSheet(db, tenant, id, { state: 'processando', progresso: 0 }));
    return begun && sheet ? { run, sheet } : undefined;
  },
  write: (held, begun) => writeAndStore({ ...worker, ...held }, tenant, begun),
  fail: (db, erro) => updateNotesSheet(db, tenant, id, { state: 'falhou', erro }),
  ...{ unexpectedFailure, retriesExhausted },
});

interface Begun {
  run: Run;
  sheet: NotesSheetRow;
}

/** Writes the notes sheet of a run. Idempotent: leaves one file. Returns false while another process writes it. */
export function writeNotesSheet(worker: LongJob, job: JobData): Promise<boolean> {
  return writeLeasedFile(worker, job, fileOf(worker, job));
}

/** Marks the spreadsheet as failed after the last retry, unless it has ended. Returns false while a process writes it. */
export function abandonNotesSheet(worker: LongJob, job: JobData): Promise<boolean> {
  return abandonLeasedFile(worker, job, fileOf(worker, job));
}

async function writeAndStore(
  { platform, inTenant, signal, log }: LongJob,
  tenant: TenantId,
  { run, sheet }: Begun,
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
