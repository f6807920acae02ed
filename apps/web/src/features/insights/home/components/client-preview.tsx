import { counted } from '@restitui/brazil/counted.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import { clientLink, clientsLink } from '../../../../lib/client-links.ts';
import { formatCnpjCpf } from '../../../../lib/formats.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { clientListQuery } from '../../../crm/clients/clients.queries.ts';
import { ClientStatusBadge } from '../../../crm/clients/components/client-status-badge.tsx';
import { newestClients } from '../newest-clients.ts';

/** Renders the newest clients with a link to all of them. */
export function ClientPreview({ tenantId }: { tenantId: string }) {
  const actor = useActor();
  const clients = useQuery(clientListQuery(tenantId, newestClients));
  const total = clients.data?.page?.total;

  return (
    <Card
      flush
      title="Clientes recentes"
      description={total === undefined ? ' ' : `${counted(total, 'cliente', 'clientes')} ao todo`}
      actions={
        <Button asChild size="sm">
          <Link {...clientsLink(actor, tenantId)}>Ver todos</Link>
        </Button>
      }
    >
      <div className="border-t">
        <DataTable
          label="Clientes recentes"
          columns={[
            { id: 'razao_social', header: 'Empresa', cell: (client) => displayName(client.razao_social) },
            {
              id: 'cnpjcpf',
              header: 'CNPJ ou CPF',
              width: '13rem',
              cell: (client) => <span className="figures">{formatCnpjCpf(client.cnpjcpf)}</span>,
            },
            {
              id: 'status',
              header: 'Situação',
              width: '13rem',
              cell: (client) => <ClientStatusBadge status={client.status} />,
            },
          ]}
          rows={clients.data?.data.slice(0, 8)}
          rowKey={(client) => client.cnpjcpf}
          rowLink={({ cnpjcpf }) => clientLink({ actor, tenantId, cnpjcpf })}
          error={
            clients.isError && (
              <ErrorState
                title="Não foi possível carregar os clientes."
                error={clients.error}
                onRetry={clients.refetch}
                retrying={clients.isFetching}
              />
            )
          }
          empty={
            <EmptyState
              icon={Building2}
              title="Nenhum cliente por aqui"
              description="Os clientes que você pode ver nesta empresa aparecem aqui."
            />
          }
        />
      </div>
    </Card>
  );
}
