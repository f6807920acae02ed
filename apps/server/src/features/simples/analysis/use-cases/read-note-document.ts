import { join } from 'node:path';
import type { NoteDocument, noteDocumentsApi } from '@restitui/domain/simples/analysis/note-documents.api.ts';
import { noteDocumentErrors as errors } from '@restitui/domain/simples/analysis/note-documents.errors.ts';
import { canExportNotes } from '@restitui/domain/simples/analysis/simples-analysis.access.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { searchNote } from '../note-search.service.ts';
import { findReadyRun } from '../simples-runs.repository.ts';

const longest = 25_000;
/** Each search has a copy of the upload and a process of its own. */
const mostSearches = 3;
let searches = 0;

/** Returns a note of the current result from the stored upload. Who may export the notes may open one. */
export async function readNoteDocument(
  context: Context<UserActor, OwnTransactions>,
  { params: { id_apuracao, chave: key } }: Input<typeof noteDocumentsApi.read>,
): Promise<{ data: NoteDocument }> {
  const { inTenant, tenant, platform, actor } = context;
  const run = await inTenant(tenant, async (db) => {
    await requireVisibleAssessment({ ...context, db }, id_apuracao);
    requireAccess(canExportNotes(actor), errors.note_denied);
    return required(await findReadyRun(db, tenant, id_apuracao), errors.note_without_result);
  });
  if ((await platform.files.size(run.xml_file)) === undefined) throw new AppError(errors.note_files_missing);

  const found = await searchInUpload(platform.files, run.xml_file, key);
  if (found === 'missing') throw new AppError(errors.note_not_found);
  if (found === 'unreadable') throw new AppError(errors.note_unreadable);
  return { data: { ...found.view, xml: found.xml, xml_base64: found.base64 } };
}

/** @throws AppError when too many searches run in this process, or this one took too long with its copy of the upload */
async function searchInUpload(files: Platform['files'], upload: string, key: string) {
  if (searches >= mostSearches) throw new AppError(errors.note_search_busy);
  searches++;
  try {
    const signal = AbortSignal.timeout(longest);
    return await files.withTemporaryFolder(async (tempDir) => {
      const path = join(tempDir, 'xml', 'notas.zip');
      await files.copyTo(upload, path);
      return searchNote({ path, tempDir, key }, signal).catch((error) => {
        throw signal.aborted ? new AppError(errors.note_search_too_long) : error;
      });
    });
  } finally {
    searches--;
  }
}
