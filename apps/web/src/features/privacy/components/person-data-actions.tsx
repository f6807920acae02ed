import { canServePeople } from '@restitui/domain/privacy/privacy.access.ts';
import { useMutation } from '@tanstack/react-query';
import { Download, Eraser } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../../lib/use-actor.ts';
import { Button } from '../../../ui/button.tsx';
import { askErasureOf, exportOf, type PersonThere } from '../privacy.queries.ts';
import { AskErasureDialog } from './ask-erasure-dialog.tsx';

/** A person's data, for who answers them on it: a copy, and the request to erase it. */
export function PersonDataActions({ person, name }: { person: PersonThere; name: string }) {
  const actor = useActor();
  const download = useMutation(exportOf(person));
  const [asking, setAsking] = useState(false);
  const ask = useMutation({ ...askErasureOf(person), onSettled: () => setAsking(false) });
  if (!canServePeople(actor, person.id_tenant)) return null;
  return (
    <>
      <Button loading={download.isPending} onClick={() => download.mutate()}>
        <Download aria-hidden />
        Exportar dados
      </Button>
      <Button onClick={() => setAsking(true)}>
        <Eraser aria-hidden />
        Pedir eliminação
      </Button>
      <AskErasureDialog
        open={asking}
        onOpenChange={setAsking}
        name={name}
        pending={ask.isPending}
        onConfirm={(motivo) => ask.mutate(motivo)}
      />
    </>
  );
}
