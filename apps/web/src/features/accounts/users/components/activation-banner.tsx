import { displayName } from '@restitui/brazil/display-name.ts';
import { refusalForm } from '@restitui/domain/accounts/users/user-decisions.ts';
import { canActivateUser } from '@restitui/domain/accounts/users/users.access.ts';
import type { UserSummary } from '@restitui/domain/accounts/users/users.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ReasonDialog } from '../../../../ui/reason-dialog.tsx';
import { activateUser, refuseUser } from '../users.queries.ts';

/** Shown to the CEO while the user is pending: activates, or refuses with a reason that the person receives. */
export function ActivationBanner({ user }: { user: UserSummary }) {
  const actor = useActor();
  const navigate = useNavigate();
  const [refusing, setRefusing] = useState(false);
  const activate = useMutation(activateUser(user));
  const draft = `recusa de usuário ${user.id}`;
  const refuse = useMutation({
    ...withDraft(refuseUser(user), draft),
    onSuccess: () => navigate({ to: '/admin/usuarios', replace: true }),
  });
  if (user.situacao !== 'PENDENTE' || !canActivateUser(actor, user)) return null;
  return (
    <Notice
      tone="warning"
      title="Usuário pendente"
      className="mb-6 flex-wrap"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => setRefusing(true)}>
            Recusar
          </Button>
          <Button variant="primary" size="sm" loading={activate.isPending} onClick={() => activate.mutate()}>
            Ativar
          </Button>
        </div>
      }
    >
      {displayName(user.name)} só consegue entrar depois que você ativar o cadastro.
      {refusing && (
        <ReasonDialog
          title={`Recusar o cadastro de ${displayName(user.name)}?`}
          description="O cadastro é excluído e a pessoa recebe o motivo por e-mail. Não é possível desfazer."
          confirmLabel="Recusar"
          reason={refusalForm.shape.motivo}
          maxLength={500}
          rows={3}
          pending={refuse.isPending}
          draft={draft}
          onConfirm={(motivo) => refuse.mutate(motivo)}
          onClose={() => setRefusing(false)}
        />
      )}
    </Notice>
  );
}
