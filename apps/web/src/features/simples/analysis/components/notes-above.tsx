import { type ReactNode, useState } from 'react';
import { useOnRequest } from '../../../../lib/use-later.ts';
import { loadNoteDialog } from './load-note-dialog.ts';
import { NoteHostContext, type OpenedNote } from './note-host.ts';

/** Shows the notes that are opened from its content: they remain when a narrower window moves the content. */
export function NotesAbove({ children }: { children: ReactNode }) {
  const [note, setNote] = useState<OpenedNote>();
  const NoteDialog = useOnRequest(loadNoteDialog, note !== undefined, () => setNote(undefined));
  return (
    <NoteHostContext value={setNote}>
      {children}
      {note && NoteDialog && <NoteDialog {...note} onClose={() => setNote(undefined)} />}
    </NoteHostContext>
  );
}
