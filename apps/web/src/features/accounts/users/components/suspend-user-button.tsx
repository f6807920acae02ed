import { displayName } from '@restitui/brazil/display-name.ts';
import { canSuspendUser } from '@restitui/domain/accounts/users/users.access.ts';
import type { UserSummary } from '@restitui/domain/accounts/users/users.api.ts';
import { useMutation } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '../../../../lib/formats.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { reactivateUser, suspendUser } from '../users.queries.ts';

/** Takes the access of an active user away until it is given back. */
export function SuspendUserButton({ user }: { user: UserSummary }) {
  const actor = useActor();
  const [open, setOpen] = useState(false);
  const suspend = useMutation({ ...suspendUser(user), onSettled: () => setOpen(false) });
  if (!user.isAccepted || !canSuspendUser(actor, user)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <UserX aria-hidden />
        Desativar
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Desativar ${displayName(user.name)}?`}
        description="As sessões abertas terminam agora e a pessoa não entra mais. Os clientes continuam com ela e o acesso pode ser devolvido a qualquer momento."
        confirmLabel="Desativar"
        tone="danger"
        pending={suspend.isPending}
        onConfirm={() => suspend.mutate()}
      />
    </>
  );
}

/** Shown while the access is taken away. */
export function SuspensionBanner({ user }: { user: UserSummary }) {
  const actor = useActor();
  const reactivate = useMutation(reactivateUser(user));
  if (user.suspendedAt === null) return null;
  return (
    <Notice
      tone="warning"
      title="Acesso desativado"
      className="mb-6 flex-wrap"
      action={
        canSuspendUser(actor, user) && (
          <Button variant="primary" size="sm" loading={reactivate.isPending} onClick={() => reactivate.mutate()}>
            Reativar
          </Button>
        )
      }
    >
      {displayName(user.name)} não entra desde {formatDateTime(user.suspendedAt)}.
    </Notice>
  );
}
