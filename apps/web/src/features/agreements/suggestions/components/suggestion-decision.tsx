import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { previewMessages } from '../preview.messages.ts';
import { approveSuggestion, rejectSuggestion } from '../suggestions.queries.ts';

interface SuggestionDecisionProps {
  id: string;
  /** Whether its text is still to be written. */
  withoutText: boolean;
  /** Whether the agreement can still change. */
  isChangeable: boolean;
}

/** Buttons 'Rejeitar' and 'Aceitar' with their confirmations. */
export function SuggestionDecision({ id, withoutText, isChangeable }: SuggestionDecisionProps) {
  const [asked, setAsked] = useState<'approve' | 'reject'>();
  const approve = useMutation(approveSuggestion(id));
  const reject = useMutation(rejectSuggestion(id));
  const close = { onSettled: () => setAsked(undefined) };
  return (
    <>
      <Button onClick={() => setAsked('reject')}>Rejeitar</Button>
      <Button variant="primary" disabled={!isChangeable} onClick={() => setAsked('approve')}>
        Aceitar
      </Button>
      <ConfirmDialog
        open={asked === 'reject'}
        onOpenChange={(open) => open || setAsked(undefined)}
        title="Rejeitar"
        description={previewMessages.askToReject}
        confirmLabel="Rejeitar"
        tone="danger"
        pending={reject.isPending}
        onConfirm={() => reject.mutate(undefined, close)}
      />
      <ConfirmDialog
        open={asked === 'approve'}
        onOpenChange={(open) => open || setAsked(undefined)}
        title="Aceitar"
        description={previewMessages.askToApprove}
        confirmLabel="Aceitar"
        pending={approve.isPending}
        onConfirm={() => approve.mutate(undefined, close)}
      >
        <p className="text-body text-muted">
          {withoutText ? previewMessages.withoutText : previewMessages.becomesVersion}
        </p>
      </ConfirmDialog>
    </>
  );
}
