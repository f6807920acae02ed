import { displayName } from '@restitui/brazil/display-name.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useActor } from '../../../../lib/use-actor.ts';
import { Page } from '../../../../ui/page.tsx';
import { PartnershipView } from '../components/partnership-view.tsx';
import { partnershipQuery } from '../partnerships.queries.ts';

/** The partnership of a user whom a GERENTE manages. */
export function PartnerPage() {
  const { id } = useParams({ from: '/signed-in/usuario/parceiros/$id' });
  const { id_tenant } = useActor();
  const { data } = useQuery(partnershipQuery({ id, id_tenant }));
  return (
    <Page
      title={displayName(data?.name) ?? 'Parceria'}
      breadcrumb={[{ label: 'Lista de Parceiros', link: { to: '/parceiros' } }]}
    >
      <PartnershipView of={{ id, id_tenant }} />
    </Page>
  );
}
