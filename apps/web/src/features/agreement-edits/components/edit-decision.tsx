import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { editMessages } from '../agreement-edits.messages.ts';
import { approveEdit, rejectEdit } from '../agreement-edits.queries.ts';

/** 'Rejeitar' and 'Aceitar', each with its question. */
export function EditDecision({ id, withoutText }: { id: string; withoutText: boolean }) {
  const [asked, setAsked] = useState<'approve' | 'reject'>();
  const approve = useMutation(approveEdit(id));
  const reject = useMutation(rejectEdit(id));
  const close = { onSettled: () => setAsked(undefined) };
  return (
    <>
      <Button onClick={() => setAsked('reject')}>Rejeitar</Button>
      <Button variant="primary" onClick={() => setAsked('approve')}>
        Aceitar
      </Button>
      <ConfirmDialog
        open={asked === 'reject'}
        onOpenChange={(open) => open || setAsked(undefined)}
        title="Rejeitar"
        description={editMessages.askToReject}
        confirmLabel="Rejeitar"
        tone="danger"
        pending={reject.isPending}
        onConfirm={() => reject.mutate(undefined, close)}
      />
      <ConfirmDialog
        open={asked === 'approve'}
        onOpenChange={(open) => open || setAsked(undefined)}
        title="Aceitar"
        description={editMessages.askToApprove}
        confirmLabel="Aceitar"
        pending={approve.isPending}
        onConfirm={() => approve.mutate(undefined, close)}
      >
        {withoutText && <p className="text-body text-muted">{editMessages.withoutText}</p>}
      </ConfirmDialog>
    </>
  );
}
