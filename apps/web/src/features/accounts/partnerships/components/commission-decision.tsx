import type { Partnership } from '@restitui/domain/accounts/partnerships/partnerships.api.ts';
import { refusalForm } from '@restitui/domain/accounts/users/user-decisions.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { decideCommission } from '../partnerships.queries.ts';

interface CommissionDecisionProps {
  partnership: Partnership;
  variant: 'primary' | 'secondary';
}

/** Approves a commission above that of the registrar, or refuses it with a reason. */
export function CommissionDecision({ partnership, variant }: CommissionDecisionProps) {
  const [refusing, setRefusing] = useState(false);
  const { request } = partnership;
  const draft = `recusa de comissão ${partnership.id}`;
  const decide = useMutation(withDraft(decideCommission(partnership), draft));
  if (!request) return null;
  const { pedida, limite, registrar } = request;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setRefusing(true)}>
        Recusar comissão
      </Button>
      <Button
        size="sm"
        variant={variant}
        loading={decide.isPending && !refusing}
        onClick={() => decide.mutate({ decisao: 'APROVADA', motivo: '' })}
      >
        Aprovar {pedida}%
      </Button>
      {refusing && (
        <ReasonDialog
          title={`Recusar a comissão de ${pedida}%?`}
          description={`Passa a valer ${limite}%, a comissão de ${registrar}, que recebe o motivo por e-mail.`}
          confirmLabel="Recusar comissão"
          reason={refusalForm.shape.motivo}
          maxLength={500}
          rows={3}
          pending={decide.isPending}
          draft={draft}
          onConfirm={(motivo) =>
            decide.mutate({ decisao: 'RECUSADA', motivo }, { onSuccess: () => setRefusing(false) })
          }
          onClose={() => setRefusing(false)}
        />
      )}
    </div>
  );
}
