import { join } from 'node:path';
import type { NoteDocument, noteDocumentsApi } from '@restitui/domain/simples/analysis/note-documents.api.ts';
import { noteDocumentErrors as errors } from '@restitui/domain/simples/analysis/note-documents.errors.ts';
import { canExportNotes } from '@restitui/domain/simples/analysis/simples-analysis.access.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { searchNote } from '../note-search.service.ts';
import { findReadyRun } from '../simples-runs.repository.ts';

const longest = 25_000;

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

  const found = await platform.files.withTemporaryFolder(async (tempDir) => {
    const path = join(tempDir, 'xml', 'notas.zip');
    await platform.files.copyTo(run.xml_file, path);
    const signal = AbortSignal.timeout(longest);
    return searchNote({ path, tempDir, key }, signal).catch((error) => {
      throw signal.aborted ? new AppError(errors.note_search_too_long) : error;
    });
  });
  if (found === 'missing') throw new AppError(errors.note_not_found);
  if (found === 'unreadable') throw new AppError(errors.note_unreadable);
  return { data: { ...found.view, xml: found.xml } };
}
