import { displayName } from '@restitui/brazil/display-name.ts';
import { canInviteUser } from '@restitui/domain/accounts/invitations/invitations.access.ts';
import type { UserSummary } from '@restitui/domain/accounts/users/users.api.ts';
import { useMutation } from '@tanstack/react-query';
import { formatDateTime } from '../../../../lib/formats.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { sendInvitation, withdrawInvitation } from '../invitations.queries.ts';

/** Shown while an invitation is open or has expired. */
export function InvitationBanner({ user }: { user: UserSummary }) {
  const actor = useActor();
  const send = useMutation(sendInvitation(user));
  const withdraw = useMutation(withdrawInvitation(user));
  const { situacao, inviteExpiresAt } = user;
  if (inviteExpiresAt === null || (situacao !== 'CONVIDADO' && situacao !== 'CONVITE_VENCIDO')) return null;
  const until = formatDateTime(inviteExpiresAt);
  return (
    <Notice
      tone={situacao === 'CONVIDADO' ? 'info' : 'warning'}
      title={situacao === 'CONVIDADO' ? 'Convite enviado' : 'Convite vencido'}
      className="mb-6 flex-wrap"
      action={
        canInviteUser(actor, user) && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
              Retirar convite
            </Button>
            <Button size="sm" variant="primary" loading={send.isPending} onClick={() => send.mutate()}>
              Enviar de novo
            </Button>
          </div>
        )
      }
    >
      {situacao === 'CONVIDADO'
        ? `${displayName(user.name)} ainda não escolheu a senha. O link vale até ${until}.`
        : `${displayName(user.name)} não abriu o link até ${until}.`}
    </Notice>
  );
}
