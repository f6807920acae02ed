import { findNote } from '@restitui/tax-engine/notes/find-note.ts';
import { readNoteView } from '@restitui/tax-engine/notes/note-view.ts';
import { runAsChild } from '../../../../platform/run-as-child.ts';
import type { NoteSearchProtocol } from '../note-search.service.ts';

runAsChild<NoteSearchProtocol>(async (input) => {
  const found = await findNote(input);
  if (!found) return 'missing';
  return readNoteView(found, input.key) ?? 'unreadable';
});
