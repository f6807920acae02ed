import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { NewUserForm } from './new-user-form.tsx';
import { UserCreated } from './user-created.tsx';

interface CreateUserDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Registers users one after the other; typed values are kept until they are saved. */
export function CreateUserDialog({ open, onOpenChange }: CreateUserDialogProps) {
  const [created, setCreated] = useState<User>();
  // An invitation by a CEO activates the account when it is accepted.
  const access =
    useActor().typeCargo === 'CEO'
      ? 'A pessoa entra pendente e acessa depois que um CEO ativar o cadastro, ou ao aceitar o seu convite.'
      : 'A pessoa entra pendente e acessa depois que um CEO ativar o cadastro.';
  const [dirty, setDirty] = useState(false);

  function change(next: boolean) {
    onOpenChange(next);
    if (!next) setCreated(undefined);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Criar Usuário"
      description={created ? undefined : access}
      guarded={created === undefined && dirty}
    >
      {created ? (
        <UserCreated user={created} onNext={() => setCreated(undefined)} />
      ) : (
        <NewUserForm onCreated={setCreated} onDirty={setDirty} onCancel={() => change(false)} />
      )}
    </Dialog>
  );
}
