import { join } from 'node:path';
import { sheetColumnsErrors as errors } from '@restitui/domain/recovery/file-analyses/sheet-columns.errors.ts';
import type { SheetPreview } from '@restitui/payroll-engine/sheet/preview-sheet.ts';
import type { SheetLayout } from '@restitui/payroll-engine/sheet/sheet-columns.ts';
import { AppError, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { InputRefusal } from '../../../platform/child-protocol.ts';
import { runInChild } from '../../../platform/run-in-child.ts';
import type { Run, StoredFile } from './file-analyses.repository.ts';
import type { SheetProtocol } from './jobs/sheet-messages.ts';

/** A sheet of the largest size is read well within it. */
const TIME_LIMIT = 60_000;

/** Returns the stored sheet of a run. */
export function requireSheet(run: Run | undefined): StoredFile {
  const sheet = run?.servico === 'PREVIDENCIARIO' && run.envio.find(({ campo }) => campo === 'complemento');
  return required(sheet || undefined, errors.sheet_not_stored);
}

/**
 * Reads headings and first rows of a stored sheet in a child process, because a large one blocks its process.
 * @throws AppError when it is gone, unreadable or without headings
 */
export async function previewStoredSheet(
  { files }: Context['platform'],
  { chave, nome }: StoredFile,
  layout?: SheetLayout,
): Promise<SheetPreview> {
  if ((await files.size(chave)) === undefined) throw new AppError(errors.sheet_not_stored);
  const preview = await files.withTemporaryFolder(async (folder) => {
    const path = join(folder, 'planilha');
    await files.copyTo(chave, path);
    try {
      return await runInChild<SheetProtocol>({
        program: new URL('./jobs/sheet-process.ts', import.meta.url),
        name: 'The preview of a sheet',
        input: { path, nome, layout },
        onMessage: () => undefined,
        signal: AbortSignal.timeout(TIME_LIMIT),
      });
    } catch (error) {
      if (error instanceof InputRefusal) throw new AppError(errors.sheet_unreadable);
      throw error;
    }
  });
  if (!preview.hasHeadings) throw new AppError(errors.sheet_without_headings);
  return preview;
}
