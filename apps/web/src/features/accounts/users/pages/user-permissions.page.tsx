import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { PermissionsSection } from '../../permissions/components/permissions-section.tsx';
import { listedUserQuery } from '../users.queries.ts';

export function UserPermissionsPage() {
  const { id } = useParams({ from: '/signed-in/admin/usuarios/$id' });
  const { data: user } = useQuery(listedUserQuery(id));
  return (
    <section aria-labelledby="permissoes">
      <h2 id="permissoes" className="mb-2 font-semibold text-lead">
        Permissões
      </h2>
      {user && <PermissionsSection user={user} />}
    </section>
  );
}
