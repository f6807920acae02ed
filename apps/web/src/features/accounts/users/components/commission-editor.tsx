import { commissionInWords, commissionText } from '@restitui/domain/accounts/users/commission.ts';
import { canChangeCommission } from '@restitui/domain/accounts/users/users.access.ts';
import type { UserSummary } from '@restitui/domain/accounts/users/users.api.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { linkUserAgreement } from '../../../agreements/documents/agreements.queries.ts';
import { changeCommission } from '../users.queries.ts';

/** The commission with its amount in words; a CEO can edit it. */
export function CommissionEditor({ user }: { user: UserSummary }) {
  const actor = useActor();
  const [editing, setEditing] = useState(false);
  if (editing) return <CommissionForm user={user} onDone={() => setEditing(false)} />;
  const { comissao_user, comissao_user_escrita: inWords } = user;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <span>
        {comissao_user}%{inWords !== '0' && <span className="text-muted"> ({inWords} por cento)</span>}
      </span>
      {canChangeCommission(actor, user) && (
        <Button size="sm" className="h-7" aria-label="Editar comissão" onClick={() => setEditing(true)}>
          Editar
        </Button>
      )}
    </div>
  );
}

function CommissionForm({ user, onDone }: { user: UserSummary; onDone: () => void }) {
  const [typed, setTyped] = useState(String(user.comissao_user));
  const [error, setError] = useState<string>();
  const link = useMutation(linkUserAgreement());
  const save = useMutation({
    ...changeCommission(user),
    // A callback of `mutate` is not called when the page was left while the commission was sent.
    onSuccess: (saved) => {
      if (saved.typeUser === 'USUARIO') link.mutate(saved);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const { data: percent, error: refused } = commissionText.safeParse(typed);
    if (percent === undefined) return setError(refused?.issues[0]?.message);
    const isStored = percent === user.comissao_user && user.comissao_user_escrita !== '0';
    if (isStored) return onDone();
    save.mutate(percent, { onSuccess: onDone });
  }

  return (
    <form onSubmit={submit} noValidate aria-label="Comissão" className="mt-1 flex max-w-xs flex-col gap-2">
      <Field
        label={<span className="sr-only">Nova comissão em %</span>}
        error={error}
        help={<span aria-live="polite">{serverMessage(typed)}</span>}
      >
        <Input
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          maxLength={4}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setError(undefined);
          }}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" loading={save.isPending}>
          Salvar
        </Button>
        <Button size="sm" disabled={save.isPending} onClick={onDone}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}

function serverMessage(typed: string): string {
  const inWords = commissionInWords(typed);
  return inWords ? `${inWords} por cento` : 'Um número inteiro de 0 a 100.';
}
