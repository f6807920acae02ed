import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { suggestionMessages } from '../suggestions.messages.ts';
import { approveSuggestion, rejectSuggestion } from '../suggestions.queries.ts';

/** Buttons 'Rejeitar' and 'Aceitar' with their confirmations. */
export function SuggestionDecision({ id, withoutText }: { id: string; withoutText: boolean }) {
  const [asked, setAsked] = useState<'approve' | 'reject'>();
  const approve = useMutation(approveSuggestion(id));
  const reject = useMutation(rejectSuggestion(id));
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
        description={suggestionMessages.askToReject}
        confirmLabel="Rejeitar"
        tone="danger"
        pending={reject.isPending}
        onConfirm={() => reject.mutate(undefined, close)}
      />
      <ConfirmDialog
        open={asked === 'approve'}
        onOpenChange={(open) => open || setAsked(undefined)}
        title="Aceitar"
        description={suggestionMessages.askToApprove}
        confirmLabel="Aceitar"
        pending={approve.isPending}
        onConfirm={() => approve.mutate(undefined, close)}
      >
        {withoutText && <p className="text-body text-muted">{suggestionMessages.withoutText}</p>}
      </ConfirmDialog>
    </>
  );
}
