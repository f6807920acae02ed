import { displayName } from '@restitui/brazil/display-name.ts';
import { canEndSessionsOf } from '@restitui/domain/accounts/users/users.access.ts';
import type { UserSummary } from '@restitui/domain/accounts/users/users.api.ts';
import { useMutation } from '@tanstack/react-query';
import { MonitorX } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { endUserSessions } from '../users.queries.ts';

/** Ends all sessions of another user, for a lost device or a password that became known. */
export function EndSessionsButton({ user }: { user: UserSummary }) {
  const actor = useActor();
  const [open, setOpen] = useState(false);
  const end = useMutation({ ...endUserSessions(user), onSettled: () => setOpen(false) });
  if (!canEndSessionsOf(actor, user)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <MonitorX aria-hidden />
        Encerrar sessões
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Encerrar as sessões de ${displayName(user.name)}?`}
        description="Todos os dispositivos saem agora e o que não foi salvo neles se perde. A pessoa é avisada por e-mail e pode entrar de novo."
        confirmLabel="Encerrar sessões"
        tone="danger"
        pending={end.isPending}
        onConfirm={() => end.mutate()}
      />
    </>
  );
}
