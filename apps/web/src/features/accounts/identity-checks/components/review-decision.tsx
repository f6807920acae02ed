import { isOwnIdentityCheck, isUndecided } from '@restitui/domain/accounts/identity-checks/identity-checks.access.ts';
import type { IdentityCheck } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuth } from '../../../../lib/session-store.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { decideIdentityCheck } from '../identity-checks.queries.ts';

/** 'Negar' and 'Verificar' while undecided; hidden for the user's own record (decision D-40). */
export function ReviewDecision({ signature }: { signature: IdentityCheck }) {
  const reviewer = useAuth()?.user;
  const [denying, setDenying] = useState(false);
  const [reason, setReason] = useState('');
  const decide = useMutation({ ...decideIdentityCheck(signature), onSettled: () => setDenying(false) });

  if (!reviewer || !isUndecided(signature)) return null;
  if (isOwnIdentityCheck(reviewer, signature)) {
    return <p className="mr-auto py-2 text-muted">Esta é a sua assinatura: outra pessoa precisa conferi-la.</p>;
  }
  return (
    <>
      <Button onClick={() => setDenying(true)} disabled={decide.isPending}>
        Negar
      </Button>
      <Button variant="primary" loading={decide.isPending && !denying} onClick={() => decide.mutate({ verifed: true })}>
        Verificar
      </Button>
      <ConfirmDialog
        open={denying}
        onOpenChange={setDenying}
        title={`Negar a assinatura de ${signature.nome}?`}
        description="A pessoa poderá assinar de novo e lê o motivo. Esta tentativa fica guardada."
        confirmLabel="Negar"
        tone="danger"
        pending={decide.isPending}
        onConfirm={() => decide.mutate({ verifed: false, reason: reason.trim() })}
      >
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
