import { dossierErrors } from '@restitui/domain/simples/analysis/dossiers.errors.ts';
import type { NotesExport, notesSheetsApi } from '@restitui/domain/simples/analysis/notes-sheets.api.ts';
import { canExportNotes } from '@restitui/domain/simples/analysis/simples-analysis.access.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { toNotesSheetResponse } from '../notes-sheet.wire.ts';
import { findNotesSheet } from '../notes-sheets.repository.ts';
import { findReadyRun } from '../simples-runs.repository.ts';

export async function readNotesSheet(
  context: Context,
  { params: { id_apuracao } }: Input<typeof notesSheetsApi.read>,
): Promise<{ data: NotesExport | null }> {
  const { db, tenant, actor } = context;
  await requireVisibleAssessment(context, id_apuracao);
  requireAccess(canExportNotes(actor), dossierErrors.notes_export_denied);
  const run = await findReadyRun(db, tenant, id_apuracao);
  const row = run && (await findNotesSheet(db, tenant, run.id));
  return { data: row ? toNotesSheetResponse(row, context) : null };
}
