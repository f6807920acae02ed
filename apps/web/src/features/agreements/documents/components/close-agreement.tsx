import { useMutation } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { agreementMessages } from '../agreements.messages.ts';
import { closeAgreement } from '../client-agreements.queries.ts';

/** Closes the agreement to changes (W-310). */
export function CloseAgreement({ id }: { id: string }) {
  const [asked, setAsked] = useState(false);
  const close = useMutation(closeAgreement);
  return (
    <>
      <Button onClick={() => setAsked(true)}>
        <Lock aria-hidden />
        Fechar Contrato
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Fechar Contrato"
        description={agreementMessages.askToClose}
        confirmLabel="Fechar Contrato"
        pending={close.isPending}
        onConfirm={() => close.mutate(id, { onSettled: () => setAsked(false) })}
      />
    </>
  );
}
