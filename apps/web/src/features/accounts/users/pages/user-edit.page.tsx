import { canEditUser } from '@restitui/domain/accounts/users/users.access.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useActor } from '../../../../lib/use-actor.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { UserEditForm } from '../components/user-edit-form.tsx';
import { userMessages } from '../users.messages.ts';
import { listedUserQuery, userQuery } from '../users.queries.ts';

export function UserEditPage() {
  const { id } = useParams({ from: '/signed-in/admin/usuarios/$id' });
  const { data: user } = useQuery(listedUserQuery(id));
  return (
    <section aria-labelledby="editar">
      <h2 id="editar" className="mb-4 font-semibold text-lead">
        Editar cadastro
      </h2>
      {user && <Record id={user.id} id_tenant={user.id_tenant} />}
    </section>
  );
}

function Record(owner: { id: string; id_tenant: string }) {
  const actor = useActor();
  const { data: user, isPending, error, refetch } = useQuery(userQuery(owner));
  if (isPending) {
    return (
      <div className="flex max-w-2xl flex-col gap-5">
        <LoadingNote />
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} className="h-9 w-full" />
        ))}
      </div>
    );
  }
  if (!user) return <ErrorState title={userMessages.loadFailed} error={error} onRetry={() => refetch()} />;
  if (!canEditUser(actor, user)) return <Notice tone="info">{userMessages.noEdit}</Notice>;
  return <UserEditForm key={user.id} user={user} />;
}
