import { reasonForm } from '@restitui/domain/agreements/lifecycle/lifecycle.api.ts';
import { useMutation } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { lifecycleMessages } from '../lifecycle.messages.ts';
import { refuseAgreement } from '../lifecycle.queries.ts';

/** Refuses the shown version with a reason. */
export function RefuseAgreement({ id, id_version }: { id: string; id_version: string }) {
  const [asked, setAsked] = useState(false);
  const draft = `recusa ${id}`;
  const refuse = useMutation(withDraft(refuseAgreement(id, id_version), draft));
  return (
    <>
      <Button onClick={() => setAsked(true)} className="max-sm:w-full">
        <Ban aria-hidden />
        Recusar
      </Button>
      {asked && (
        <ReasonDialog
          title="Recusar a assinatura"
          description={lifecycleMessages.refuseHelp}
          confirmLabel="Recusar"
          cancelLabel="Voltar"
          reason={reasonForm.shape.reason}
          maxLength={2000}
          rows={4}
          pending={refuse.isPending}
          draft={draft}
          onConfirm={(reason) => refuse.mutate(reason, { onSuccess: () => setAsked(false) })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
