import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { RecordHistory } from '../../../insights/change-history/components/change-history.tsx';
import { listedUserQuery } from '../users.queries.ts';

export function UserHistoryPage() {
  const { id } = useParams({ from: '/signed-in/admin/usuarios/$id' });
  const { data: user } = useQuery(listedUserQuery(id));
  return user && <RecordHistory of={{ id_user: user.id, id_tenant: user.id_tenant }} />;
}
