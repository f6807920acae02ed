import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams, useRouter } from '@tanstack/react-router';
import {
  clientAddProductAddress,
  clientAddress,
  clientAgreementsAddress,
  clientInformationAddress,
  clientPortalAddress,
  clientProductsAddress,
} from '../../../lib/client-address.ts';
import { useActingTenant, useActor } from '../../../lib/use-actor.ts';
import { LinkTabs } from '../../../ui/tabs.tsx';
import { clientQuery } from '../clients.queries.ts';
import { ClientArea } from '../components/client-area.tsx';
import { ClientHeader } from '../components/client-header.tsx';

/** The client's header and tabs around everything that is the client's. */
export function ClientLayout() {
  const { cnpjcpf = '' } = useParams({ strict: false });
  const actor = useActor();
  const tenantId = useActingTenant() ?? '';
  const client = useQuery(clientQuery(cnpjcpf));
  const place = { actor, tenantId, cnpjcpf };
  const home = useRouter().buildLocation(clientAddress(place)).pathname;

  return (
    <ClientArea
      client={client}
      show={(data) => (
        <>
          <ClientHeader client={data} />
          <LinkTabs
            label="Áreas do cliente"
            tabs={[
              { label: 'Informações', link: clientInformationAddress(place), alsoAt: home },
              { label: 'Adicionar Produto', link: clientAddProductAddress(place) },
              { label: 'Produtos', link: clientProductsAddress(place) },
              { label: 'Minutas', link: clientAgreementsAddress(place) },
              { label: 'Portal', link: clientPortalAddress(place) },
            ]}
          />
          <Outlet />
        </>
      )}
    />
  );
}
