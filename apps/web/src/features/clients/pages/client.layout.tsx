import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import { clientInformationAddress, clientProductsAddress } from '../../../lib/client-address.ts';
import { useActingTenant, useActor } from '../../../lib/use-actor.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkTabs } from '../../../ui/tabs.tsx';
import { clientMessages } from '../clients.messages.ts';
import { clientQuery } from '../clients.queries.ts';
import { ClientHeader } from '../components/client-header.tsx';
import { ClientHeaderSkeleton } from '../components/client-header-skeleton.tsx';

/** The client's header and tabs around everything that is the client's. */
export function ClientLayout() {
  const { cnpjcpf = '' } = useParams({ strict: false });
  const actor = useActor();
  const tenantId = useActingTenant() ?? '';
  const client = useQuery(clientQuery(cnpjcpf));
  const place = { actor, tenantId, cnpjcpf };

  if (client.isPending) return <ClientHeaderSkeleton />;
  if (!client.data) {
    return <ErrorState title={clientMessages.noData} error={client.error} onRetry={() => client.refetch()} />;
  }
  return (
    <>
      <ClientHeader client={client.data} />
      <LinkTabs
        label="Áreas do cliente"
        tabs={[
          { label: 'Informações', link: clientInformationAddress(place) },
          { label: 'Produtos', link: clientProductsAddress(place) },
        ]}
      />
      <Outlet />
    </>
  );
}
