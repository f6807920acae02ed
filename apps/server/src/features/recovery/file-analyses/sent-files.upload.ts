import { fileAnalysesErrors as errors } from '@restitui/domain/recovery/file-analyses/file-analyses.errors.ts';
import {
  type FileAnalysisService,
  type FileField,
  fileSlots,
} from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import { hasExtension } from '@restitui/domain/wire/accepted-file.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { ReceivedFile, RefusedFile } from '../../../kernel/use-case.ts';
import type { StoredFile } from './file-analyses.table.ts';

const fields: readonly FileField[] = ['principal', 'complemento'];

/** Refuses files that broke the rules of the call: its size and its kinds. */
export function refuseBroken(refused: readonly RefusedFile[]): void {
  for (const { field, name, reason } of refused) {
    const error = reason === 'size' ? errors.file_analysis_too_large : errors.file_analysis_wrong_kind;
    throw new AppError(error, { issues: [{ path: field, message: `${error.message} (${name})` }] });
  }
}

/**
 * Returns the received files as a run keeps them.
 * @throws AppError when one is missing or not of a kind that the service takes
 */
export function requireFilesOf(
  servico: FileAnalysisService,
  files: Partial<Record<FileField, ReceivedFile>>,
): StoredFile[] {
  const slots = fileSlots[servico];
  const sent = fields.flatMap((campo): StoredFile[] => {
    const file = files[campo];
    if (!file) return [];
    const { accepts } = slots[campo];
    if (!hasExtension(file.name, accepts)) {
      const message = `${accepts.messages.extension} (${file.name})`;
      throw new AppError(errors.file_analysis_wrong_kind, { issues: [{ path: campo, message }] });
    }
    return [{ campo, nome: file.name, chave: file.key, bytes: file.size }];
  });
  const isEnough = files.principal !== undefined || (slots.isComplementEnough && sent.length > 0);
  if (!isEnough) throw new AppError(errors.file_analysis_files_missing);
  return sent;
}
