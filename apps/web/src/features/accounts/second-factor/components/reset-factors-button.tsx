import { displayName } from '@restitui/brazil/display-name.ts';
import { canResetFactors } from '@restitui/domain/accounts/second-factor/second-factor.access.ts';
import { resetForm } from '@restitui/domain/accounts/second-factor/second-factor.api.ts';
import type { UserSummary } from '@restitui/domain/accounts/users/users.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { factorCountQuery, resetFactors } from '../second-factor.queries.ts';

/** Removes the second factors that a user lost; nothing for a user without one. */
export function ResetFactorsButton({ user }: { user: UserSummary }) {
  const actor = useActor();
  const [open, setOpen] = useState(false);
  const mayReset = canResetFactors(actor, user);
  const { data: factors = 0 } = useQuery({ ...factorCountQuery(user), enabled: mayReset });
  const draft = `segundo fator ${user.id}`;
  const reset = useMutation(withDraft(resetFactors(user), draft));
  if (!mayReset || (factors === 0 && !open)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <KeyRound aria-hidden />
        Remover segundo fator
      </Button>
      {open && (
        <ReasonDialog
          title={`Remover o segundo fator de ${displayName(user.name)}?`}
          description="Para quem perdeu o aparelho. As sessões abertas terminam, a próxima entrada pede só a senha, e a pessoa é avisada por e-mail. Antes, confirme por outro meio que o pedido é dela."
          confirmLabel="Remover"
          reason={resetForm.shape.reason}
          maxLength={500}
          rows={3}
          pending={reset.isPending}
          draft={draft}
          onConfirm={(reason) => reset.mutate(reason, { onSettled: () => setOpen(false) })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
