import { revocation, type SimplesDecision } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../../../lib/api-error.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { formatSubject } from '../decision-texts.ts';
import { revokeDecision } from '../simples-decisions.queries.ts';

interface RevokeDialogProps {
  decision: SimplesDecision;
  onClose: () => void;
}

/** Asks for the reason of a revocation; the decision stays readable. */
export function RevokeDialog({ decision, onClose }: RevokeDialogProps) {
  const draft = `revogação ${decision.id}`;
  const revoke = useMutation(withDraft(revokeDecision(decision.id), draft));
  return (
    <ReasonDialog
      title="Revogar a decisão?"
      description={`${formatSubject(decision)}. As próximas análises seguem sem ela; as que existem só mudam se você aplicar.`}
      confirmLabel="Revogar"
      reason={revocation.shape.motivo}
      maxLength={500}
      rows={3}
      pending={revoke.isPending}
      draft={draft}
      failure={
        revoke.isError && (
          <Notice tone="danger" error={revoke.error}>
            {errorText(revoke.error)}
          </Notice>
        )
      }
      onConfirm={(motivo) => revoke.mutate(motivo, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
