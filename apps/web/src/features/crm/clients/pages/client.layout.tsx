import { isSampleClient } from '@restitui/domain/crm/clients/sample-client.ts';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import {
  clientAddProductLink,
  clientAgreementsLink,
  clientFinancialOptionsLink,
  clientFiscalOptionsLink,
  clientInformationLink,
  clientLink,
  clientPortalLink,
  clientProductsLink,
} from '../../../../lib/client-links.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { useOpenClient } from '../../../../lib/use-open-client.ts';
import { AfterHeading } from '../../../../ui/after-heading.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { LinkTabs } from '../../../../ui/tabs.tsx';
import { SampleBanner } from '../../sample-company/components/sample-notice.tsx';
import { clientQuery } from '../clients.queries.ts';
import { ClientArea } from '../components/client-area.tsx';
import { ClientHeader } from '../components/client-header.tsx';

/** Header and tabs around the pages of a client. */
export function ClientLayout() {
  const cnpjcpf = useOpenClient() ?? '';
  const actor = useActor();
  const tenantId = useActingTenant() ?? '';
  const client = useQuery(clientQuery(cnpjcpf));
  const place = { actor, tenantId, cnpjcpf };
  const pathname = useLocation({ select: (location) => location.pathname });
  const home = useRouter().buildLocation(clientLink(place)).pathname;
  const tabs = [
    { label: 'Informações', link: clientInformationLink(place), alsoAt: home },
    { label: 'Adicionar Produto', link: clientAddProductLink(place) },
    { label: 'Produtos', link: clientProductsLink(place) },
    { label: 'Minutas', link: clientAgreementsLink(place) },
    { label: 'Portal', link: clientPortalLink(place) },
    { label: 'Opções Financeiras', link: clientFinancialOptionsLink(place) },
    { label: 'Opções Fiscais', link: clientFiscalOptionsLink(place) },
  ];

  return (
    <ClientArea
      client={client}
      show={(data) => (
        <>
          <SampleBanner tenant={tenantId} cnpjcpf={cnpjcpf} />
          <ClientHeader client={data} brief={pathname !== home && !pathname.endsWith('/informacoes')} />
          <AfterHeading before={<SkeletonCard />}>
            <LinkTabs
              label="Áreas do cliente"
              tabs={isSampleClient(cnpjcpf) ? tabs.filter(({ label }) => label === 'Produtos') : tabs}
            />
            <Outlet />
          </AfterHeading>
        </>
      )}
    />
  );
}
