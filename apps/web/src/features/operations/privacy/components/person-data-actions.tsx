import { canManagePersonalData } from '@restitui/domain/operations/privacy/privacy.access.ts';
import { useMutation } from '@tanstack/react-query';
import { Download, Eraser } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { exportOf, type PersonInTenant, requestErasureFor } from '../privacy.queries.ts';
import { RequestErasureDialog } from './request-erasure-dialog.tsx';

/** Export and erasure of another person's data, for permitted staff. */
export function PersonDataActions({ person, name }: { person: PersonInTenant; name: string }) {
  const actor = useActor();
  const download = useMutation(exportOf(person));
  const [asking, setAsking] = useState(false);
  const draft = `eliminação ${person.id_person}`;
  const ask = useMutation({ ...withDraft(requestErasureFor(person), draft), onSettled: () => setAsking(false) });
  if (!canManagePersonalData(actor, person.id_tenant)) return null;
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
      <RequestErasureDialog
        open={asking}
        onOpenChange={setAsking}
        name={name}
        pending={ask.isPending}
        draft={draft}
        onConfirm={(motivo) => ask.mutate(motivo)}
      />
    </>
  );
}
