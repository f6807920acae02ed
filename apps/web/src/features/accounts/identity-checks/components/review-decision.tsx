import { displayName } from '@restitui/brazil/display-name.ts';
import { denialReasons } from '@restitui/domain/accounts/identity-checks/denial-reasons.ts';
import { isOwnIdentityCheck, isUndecided } from '@restitui/domain/accounts/identity-checks/identity-checks.access.ts';
import type { IdentityCheck } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuth } from '../../../../lib/session-store.ts';
import { useDraft } from '../../../../lib/use-draft.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { DraftOffer } from '../../../../ui/draft-offer.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { ToggleButton } from '../../../../ui/toggle-button.tsx';
import { decideIdentityCheck } from '../identity-checks.queries.ts';
import { useReviewKeys } from './use-review-keys.ts';

interface ReviewDecisionProps {
  signature: IdentityCheck;
  /** The records beside this one in the queue. */
  neighbours: { next: string | undefined; previous: string | undefined };
  onOpen: (id: string) => void;
}

/**
 * 'Negar' and 'Verificar' while undecided; hidden for the user's own record (decision D-40). The keys J and K go through
 * the queue, A verifies and N denies; a decision opens the next record.
 */
export function ReviewDecision({ signature, neighbours: { next, previous }, onOpen }: ReviewDecisionProps) {
  const reviewer = useAuth()?.user;
  const [denying, setDenying] = useState(false);
  const [reason, setReason] = useState('');
  const name = `negação ${signature.id}`;
  const draft = useDraft(name, reason, reason.trim() !== '');
  const decide = useMutation({
    ...withDraft(decideIdentityCheck(signature), name),
    onSettled: () => setDenying(false),
    onSuccess: () => next !== undefined && onOpen(next),
  });
  const mayDecide = reviewer && isUndecided(signature) && !isOwnIdentityCheck(reviewer, signature);
  const verify = () => !decide.isPending && decide.mutate({ verifed: true });
  useReviewKeys(!denying, {
    next: () => next !== undefined && onOpen(next),
    previous: () => previous !== undefined && onOpen(previous),
    approve: () => mayDecide && verify(),
    deny: () => mayDecide && setDenying(true),
  });

  if (!reviewer || !isUndecided(signature)) return null;
  if (isOwnIdentityCheck(reviewer, signature)) {
    return <p className="mr-auto py-2 text-muted">Esta é a sua assinatura: outra pessoa precisa conferi-la.</p>;
  }
  return (
    <>
      <p className="mr-auto hidden py-2 text-caption text-muted md:block">
        J próxima&nbsp;· K anterior&nbsp;· A verificar&nbsp;· N negar
      </p>
      <Button onClick={() => setDenying(true)} disabled={decide.isPending}>
        Negar
      </Button>
      <Button variant="primary" loading={decide.isPending && !denying} onClick={verify}>
        Verificar
      </Button>
      <ConfirmDialog
        open={denying}
        onOpenChange={setDenying}
        title={`Negar a assinatura de ${displayName(signature.nome)}?`}
        description="A pessoa é avisada agora, lê o motivo e pode tentar de novo. Esta tentativa fica guardada."
        confirmLabel="Negar"
        tone="danger"
        pending={decide.isPending}
        onConfirm={() => decide.mutate({ verifed: false, reason: reason.trim() })}
      >
        <DraftOffer draft={draft} onTake={setReason} />
        <fieldset className="mb-4 flex flex-col gap-2">
          <legend className="mb-2 font-medium text-body">Motivos frequentes</legend>
          {denialReasons.map((each) => (
            <ToggleButton
              key={each}
              pressed={reason === each}
              onClick={() => setReason(each)}
              className="h-auto justify-start whitespace-normal py-2 text-left pointer-coarse:h-auto"
            >
              {each}
            </ToggleButton>
          ))}
        </fieldset>
        <Field label="Motivo (opcional)" help="Diga o que precisa melhorar, por exemplo: o documento está ilegível.">
          <Textarea
            value={reason}
            maxLength={500}
            rows={3}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
      </ConfirmDialog>
    </>
  );
}
