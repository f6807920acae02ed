import type { NotesExport } from '@restitui/domain/simples/analysis/notes-sheets.api.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import type { NotesSheetRow } from './notes-sheets.repository.ts';

/** Purpose of the signed links to notes sheets. */
export const notesSheetLinks = 'notes-sheet';

/** Builds the response; only for users who may export the notes, because its link needs no session. */
export function toNotesSheetResponse(
  { id_run: id, id_tenant, state, progresso, erro, finishedDate, file, bytes }: NotesSheetRow,
  { platform, actor }: Pick<Context<UserActor, OwnTransactions>, 'platform' | 'actor'>,
): NotesExport {
  const ready = state === 'pronto' && file !== null;
  const viewer = { who: 'staff' as const, id: actor.id };
  const link = ready ? platform.links.make({ purpose: notesSheetLinks, id_tenant, id, file, viewer }) : null;
  return { state, progresso, erro, feito_em: finishedDate, link, bytes: ready ? bytes : null };
}
