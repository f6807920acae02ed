import { cargoLabels, offeredCargos, type TypeCargo } from '@restitui/domain/accounts/users/cargo.ts';
import { canChangeCargo } from '@restitui/domain/accounts/users/users.access.ts';
import type { UserSummary } from '@restitui/domain/accounts/users/users.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { userMessages } from '../users.messages.ts';
import { changeCargo } from '../users.queries.ts';

/** The cargo; a CEO can edit it. */
export function CargoEditor({ user }: { user: UserSummary }) {
  const actor = useActor();
  const [editing, setEditing] = useState(false);
  if (editing) return <CargoChoice user={user} onDone={() => setEditing(false)} />;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <span>{cargoLabels[user.typeCargo]}</span>
      {canChangeCargo(actor, user) && (
        <Button size="sm" className="h-7" aria-label="Editar cargo" onClick={() => setEditing(true)}>
          Editar
        </Button>
      )}
    </div>
  );
}

function CargoChoice({ user, onDone }: { user: UserSummary; onDone: () => void }) {
  const offered = offeredCargos[user.typeUser];
  const [chosen, setChosen] = useState<TypeCargo | undefined>(
    offered.includes(user.typeCargo) ? user.typeCargo : undefined,
  );
  const [error, setError] = useState<string>();
  const save = useMutation(changeCargo(user));

  function submit() {
    if (!chosen) return setError(userMessages.noCargo);
    if (chosen === user.typeCargo) return onDone();
    save.mutate(chosen, { onSuccess: onDone });
  }

  return (
    <div className="mt-1 flex max-w-xs flex-col gap-2">
      <Field label={<span className="sr-only">Novo cargo</span>} error={error}>
        <Select
          value={chosen}
          placeholder="Selecione um cargo"
          onValueChange={(cargo) => {
            setChosen(cargo);
            setError(undefined);
          }}
          options={offered.map((value) => ({ value, label: cargoLabels[value] }))}
        />
      </Field>
      <div className="flex gap-2">
        <Button size="sm" variant="primary" loading={save.isPending} onClick={submit}>
          Salvar
        </Button>
        <Button size="sm" disabled={save.isPending} onClick={onDone}>
          Cancelar
        </Button>
      </div>
    </div>
  );
}
