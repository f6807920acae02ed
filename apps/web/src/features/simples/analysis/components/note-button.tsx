import { canExportNotes } from '@restitui/domain/simples/analysis/simples-analysis.access.ts';
import { lazy, Suspense, useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';

const NoteDialog = lazy(() => import('./note-dialog.tsx').then((m) => ({ default: m.NoteDialog })));

interface NoteButtonProps {
  id_apuracao: string;
  /** Access key, 44 digits. */
  chave: string;
  numero: string;
}

/** The number of a note, which opens it for users who may export notes. */
export function NoteButton({ id_apuracao, chave, numero }: NoteButtonProps) {
  const actor = useActor();
  const [open, setOpen] = useState(false);
  if (!canExportNotes(actor)) return <span>Nota {numero}</span>;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="-mx-2 h-6 px-2 font-medium text-brand-text text-caption underline-offset-4 hover:underline"
        onClick={() => setOpen(true)}
      >
        Nota {numero}
      </Button>
      <Suspense>{open && <NoteDialog {...{ id_apuracao, chave, numero }} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
