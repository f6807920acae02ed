import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { listedUserQuery } from '../../users/users.queries.ts';
import { PartnershipView } from '../components/partnership-view.tsx';

export function UserPartnershipPage() {
  const { id } = useParams({ from: '/signed-in/admin/usuarios/$id' });
  const { data: user } = useQuery(listedUserQuery(id));
  return (
    <section aria-labelledby="parceria">
      <h2 id="parceria" className="sr-only">
        Parceria
      </h2>
      {/* The banner above a user who is not active has the next act. */}
      {user && <PartnershipView of={user} hasOwnAct={user.situacao !== 'ATIVO'} />}
    </section>
  );
}
