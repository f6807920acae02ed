import { displayName } from '@restitui/brazil/display-name.ts';
import { canDeleteUser } from '@restitui/domain/accounts/users/users.access.ts';
import type { UserSummary } from '@restitui/domain/accounts/users/users.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { useIsHere } from '../../../../lib/use-is-here.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { deleteUser, dutiesQuery } from '../users.queries.ts';
import { TransferClientsDialog } from './transfer-clients-dialog.tsx';

/** Deletes the user; clients that are still theirs are handed over first. */
export function DeleteUserButton({ user }: { user: UserSummary }) {
  const actor = useActor();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [open, setOpen] = useState(false);
  const duties = useQuery({ ...dutiesQuery(user), enabled: open });
  const remove = useMutation({
    ...deleteUser(user),
    // Awaited before the lists are refetched, because the user of this page no longer exists.
    onSuccess: () => (isHere() ? navigate({ to: '/admin/usuarios', ignoreBlocker: true }) : undefined),
    onError: () => setOpen(false),
  });
  if (!canDeleteUser(actor, user)) return null;
  const hasClients = open && duties.data !== undefined && duties.data.clients > 0;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trash2 aria-hidden />
        Excluir
      </Button>
      {hasClients && duties.data ? (
        <TransferClientsDialog user={user} duties={duties.data} onClose={() => setOpen(false)} />
      ) : (
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          title={`Excluir ${displayName(user.name)}?`}
          description="As sessões abertas terminam agora e a pessoa não entra mais. O que ela fez continua no histórico. Não é possível desfazer."
          confirmLabel="Excluir"
          tone="danger"
          pending={remove.isPending || duties.isLoading}
          onConfirm={() => remove.mutate()}
        />
      )}
    </>
  );
}
