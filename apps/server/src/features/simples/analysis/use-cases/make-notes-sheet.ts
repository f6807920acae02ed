import { dossierErrors as errors } from '@restitui/domain/simples/analysis/dossiers.errors.ts';
import type { notesSheetsApi } from '@restitui/domain/simples/analysis/notes-sheets.api.ts';
import { canExportNotes } from '@restitui/domain/simples/analysis/simples-analysis.access.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { toNotesSheetResponse } from '../notes-sheet.wire.ts';
import { findNotesSheet, insertNotesSheetRequest, type NotesSheetRow } from '../notes-sheets.repository.ts';
import { findReadyRun } from '../simples-runs.repository.ts';

/** Spreadsheets requested earlier than this are treated as abandoned. */
const abandonedAfter = 4 * 60 * 60 * 1000;

/** Requests the notes sheet of the current result. The items of a result do not change, so a finished one is reused. */
export async function makeNotesSheet(context: Context, { params: { id_apuracao } }: Input<typeof notesSheetsApi.make>) {
  const { db, tenant, platform, actor } = context;
  await requireVisibleAssessment(context, id_apuracao);
  requireAccess(canExportNotes(actor), errors.notes_export_denied);
  const run = required(await findReadyRun(db, tenant, id_apuracao), errors.notes_sheet_without_result);
  const now = platform.clock.now();
  const before = await findNotesSheet(db, tenant, run.id);
  if (before && isUsable(before, now)) return { data: toNotesSheetResponse(before, context) };

  await insertNotesSheetRequest(db, tenant, run.id, now.toISOString());
  await platform.jobs.enqueue(db, 'notes-sheet', { id_tenant: tenant, id: run.id });
  const asked = required(await findNotesSheet(db, tenant, run.id), errors.notes_sheet_without_result);
  return { data: toNotesSheetResponse(asked, context) };
}

function isUsable({ state, askedDate }: NotesSheetRow, now: Date): boolean {
  if (state === 'pronto') return true;
  return state !== 'falhou' && now.getTime() - Date.parse(askedDate) < abandonedAfter;
}
