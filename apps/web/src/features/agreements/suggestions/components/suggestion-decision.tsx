import { rejectionReason } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { previewMessages } from '../preview.messages.ts';
import { approveSuggestion, rejectSuggestion } from '../suggestions.queries.ts';

interface SuggestionDecisionProps {
  id: string;
  /** Whether its text is still to be written. */
  withoutText: boolean;
  /** Whether the agreement can still change. */
  isChangeable: boolean;
}

/** Buttons 'Rejeitar', with a reason for the author, and 'Aceitar', with their confirmations. */
export function SuggestionDecision({ id, withoutText, isChangeable }: SuggestionDecisionProps) {
  const [asked, setAsked] = useState<'approve' | 'reject'>();
  const approve = useMutation(approveSuggestion(id));
  const draft = `rejeição ${id}`;
  const reject = useMutation(withDraft(rejectSuggestion(id), draft));
  const close = () => setAsked(undefined);
  return (
    <>
      <Button onClick={() => setAsked('reject')}>Rejeitar</Button>
      <Button variant="primary" disabled={!isChangeable} onClick={() => setAsked('approve')}>
        Aceitar
      </Button>
      {asked === 'reject' && (
        <ReasonDialog
          title="Rejeitar"
          description={previewMessages.askToReject}
          confirmLabel="Rejeitar"
          help={previewMessages.reasonHelp}
          optional
          reason={rejectionReason}
          maxLength={2000}
          rows={4}
          pending={reject.isPending}
          draft={draft}
          onConfirm={(reason) => reject.mutate(reason, { onSuccess: close })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asked === 'approve'}
        onOpenChange={(open) => open || close()}
        title="Aceitar"
        description={previewMessages.askToApprove}
        confirmLabel="Aceitar"
        pending={approve.isPending}
        onConfirm={() => approve.mutate(undefined, { onSettled: close })}
      >
        <p className="text-body text-muted">
          {withoutText ? previewMessages.withoutText : previewMessages.becomesVersion}
        </p>
      </ConfirmDialog>
    </>
  );
}
