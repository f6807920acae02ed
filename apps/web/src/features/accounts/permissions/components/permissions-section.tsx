import { canReadPermissions } from '@restitui/domain/accounts/permissions/permissions.access.ts';
import { permissionErrors } from '@restitui/domain/accounts/permissions/permissions.errors.ts';
import type { UserSummary } from '@restitui/domain/accounts/users/users.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '../../../../lib/use-actor.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { permissionMessages } from '../permissions.messages.ts';
import { permissionsQuery } from '../permissions.queries.ts';
import { PermissionsEditor } from './permissions-editor.tsx';

export function PermissionsSection({ user }: { user: UserSummary }) {
  const mayRead = canReadPermissions(useActor(), user);
  const { data, error, isPending, refetch } = useQuery({ ...permissionsQuery(user), enabled: mayRead });

  if (!mayRead) return <Notice tone="info">{permissionErrors.permissions_denied.message}</Notice>;
  if (isPending) {
    return (
      <>
        <LoadingNote />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="mt-6 h-72 w-full" />
      </>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title={permissionMessages.loadFailed}
        error={permissionMessages.whyNotLoaded(user.id, error)}
        onRetry={() => refetch()}
      />
    );
  }
  return <PermissionsEditor key={user.id} user={user} stored={data} />;
}
