import { canActivateUser } from '@restitui/domain/accounts/users/users.access.ts';
import type { UserSummary } from '@restitui/domain/accounts/users/users.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { activateUser } from '../users.queries.ts';

/** Shown to the CEO while the user is pending. */
export function ActivationBanner({ user }: { user: UserSummary }) {
  const actor = useActor();
  const activate = useMutation(activateUser(user));
  if (user.isAccepted || !canActivateUser(actor, user)) return null;
  return (
    <Notice
      tone="warning"
      title="Usuário pendente"
      className="mb-6 flex-wrap"
      action={
        <Button variant="primary" size="sm" loading={activate.isPending} onClick={() => activate.mutate()}>
          Ativar
        </Button>
      }
    >
      {user.name} só consegue entrar depois que você ativar o cadastro.
    </Notice>
  );
}
