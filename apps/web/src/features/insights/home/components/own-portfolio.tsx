import { canRegisterClient } from '@restitui/domain/crm/clients/clients.access.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { clientListQuery } from '../../../crm/clients/clients.queries.ts';
import { HomeDashboard } from '../../dashboards/components/home-dashboard.tsx';
import { ClientPreview, newestClients } from './client-preview.tsx';

/** Figures and newest clients of a user; the first step instead while there are none. */
export function OwnPortfolio({ tenantId }: { tenantId: string }) {
  const mayRegister = canRegisterClient(useActor());
  const { data } = useQuery(clientListQuery(tenantId, newestClients));
  if (data?.page?.total !== 0) {
    return (
      <>
        <HomeDashboard tenant={tenantId} />
        <ClientPreview tenantId={tenantId} />
      </>
    );
  }
  return (
    <Card aria-label="Primeiro cliente">
      <EmptyState
        icon={Building2}
        title="Você ainda não tem clientes"
        description="Os clientes que você trouxer ou acompanhar aparecem aqui, com os créditos e os prazos de cada um."
        action={
          mayRegister && (
            <>
              <Button asChild variant="primary">
                <Link to="/cadastrar-cliente">Cadastrar Cliente</Link>
              </Button>
              <Button asChild>
                <Link to="/gerar-minuta">Gerar Modelo de Minuta</Link>
              </Button>
            </>
          )
        }
      />
    </Card>
  );
}
