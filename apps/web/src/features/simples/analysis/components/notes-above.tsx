import { lazy, type ReactNode, Suspense, useState } from 'react';
import { NoteHostContext, type OpenedNote } from './note-host.ts';

const NoteDialog = lazy(() => import('./note-dialog.tsx').then((m) => ({ default: m.NoteDialog })));

/** Shows the notes that are opened from its content: they remain when a narrower window moves the content. */
export function NotesAbove({ children }: { children: ReactNode }) {
  const [note, setNote] = useState<OpenedNote>();
  return (
    <NoteHostContext value={setNote}>
      {children}
      <Suspense>{note && <NoteDialog {...note} onClose={() => setNote(undefined)} />}</Suspense>
    </NoteHostContext>
  );
}
