import { canExportNotes } from '@restitui/domain/simples/analysis/simples-analysis.access.ts';
import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { useOnRequest } from '../../../../lib/use-later.ts';
import { Button } from '../../../../ui/button.tsx';
import { loadNoteDialog } from './load-note-dialog.ts';
import { type OpenedNote, useNoteHost } from './note-host.ts';

/** The number of a note, which opens it for users who may export notes; in the host above it, where there is one. */
export function NoteButton(note: OpenedNote) {
  const actor = useActor();
  const openInHost = useNoteHost();
  const [open, setOpen] = useState(false);
  const NoteDialog = useOnRequest(loadNoteDialog, open, () => setOpen(false));
  const { numero } = note;
  if (!canExportNotes(actor)) return <span>Nota {numero}</span>;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="-mx-2 h-6 px-2 font-medium text-brand-text text-caption underline-offset-4 hover:underline"
        onClick={() => (openInHost ? openInHost(note) : setOpen(true))}
      >
        Nota {numero}
      </Button>
      {open && NoteDialog && <NoteDialog {...note} onClose={() => setOpen(false)} />}
    </>
  );
}
