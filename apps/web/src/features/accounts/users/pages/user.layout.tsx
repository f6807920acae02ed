import { displayName } from '@restitui/brazil/display-name.ts';
import { canReadPartnership } from '@restitui/domain/accounts/partnerships/partnerships.access.ts';
import { canEditUser } from '@restitui/domain/accounts/users/users.access.ts';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import { useActor } from '../../../../lib/use-actor.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Page } from '../../../../ui/page.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { LinkTabs } from '../../../../ui/tabs.tsx';
import { PersonDataActions } from '../../../operations/privacy/components/person-data-actions.tsx';
import { InvitationBanner } from '../../invitations/components/invitation-banner.tsx';
import { ResetFactorsButton } from '../../second-factor/components/reset-factors-button.tsx';
import { ActivationBanner } from '../components/activation-banner.tsx';
import { DeleteUserButton } from '../components/delete-user-button.tsx';
import { EndSessionsButton } from '../components/end-sessions-button.tsx';
import { SuspendUserButton, SuspensionBanner } from '../components/suspend-user-button.tsx';
import { UserFacts } from '../components/user-facts.tsx';
import { UserSituationBadge } from '../components/user-situation-badge.tsx';
import { userMessages } from '../users.messages.ts';
import { listedUserQuery } from '../users.queries.ts';

export function UserLayout() {
  const { id } = useParams({ from: '/signed-in/admin/usuarios/$id' });
  const actor = useActor();
  const { data: user, isPending, error, refetch } = useQuery(listedUserQuery(id));

  if (isPending) return <UserSkeleton />;
  if (!user) return <ErrorState title={userMessages.loadFailed} error={error} onRetry={() => refetch()} />;
  return (
    <>
      <ActivationBanner user={user} />
      <InvitationBanner user={user} />
      <SuspensionBanner user={user} />
      <Page
        title={displayName(user.name)}
        badge={<UserSituationBadge situacao={user.situacao} />}
        breadcrumb={[{ label: 'Usuários', link: { to: '/admin/usuarios' } }]}
        foldsActions
        actions={
          <>
            <PersonDataActions
              name={user.name}
              person={{ kind: 'user', id_person: user.id, id_tenant: user.id_tenant }}
            />
            <ResetFactorsButton user={user} />
            <EndSessionsButton user={user} />
            <SuspendUserButton user={user} />
            <DeleteUserButton user={user} />
          </>
        }
      >
        <UserFacts key={user.id} user={user} />
        <LinkTabs
          label="Páginas do usuário"
          tabs={[
            ...(canReadPartnership(actor, user)
              ? [{ label: 'Parceria', link: { to: '/admin/usuarios/$id/parceria', params: { id } } as const }]
              : []),
            { label: 'Permissões', link: { to: '/admin/usuarios/$id/permissoes', params: { id } } },
            ...(canEditUser(actor, user)
              ? [{ label: 'Editar', link: { to: '/admin/usuarios/$id/editar', params: { id } } as const }]
              : []),
            { label: 'Histórico', link: { to: '/admin/usuarios/$id/historico', params: { id } } },
          ]}
        />
        <Outlet />
      </Page>
    </>
  );
}

function UserSkeleton() {
  return (
    <>
      <LoadingNote />
      <Skeleton className="h-4 w-32" />
      <Skeleton className="mt-3 h-7 w-80 max-w-full" />
      <Skeleton className="mt-6 h-36 w-full" />
    </>
  );
}
