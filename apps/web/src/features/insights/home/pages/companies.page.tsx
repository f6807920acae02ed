import { counted } from '@restitui/brazil/counted.ts';
import { canListClients } from '@restitui/domain/crm/clients/clients.access.ts';
import { canCreateTenants, canEditBranding } from '@restitui/domain/tenancy/tenants/tenants.access.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Palette, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { useOnRequest } from '../../../../lib/use-later.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { InOrder } from '../../../../ui/in-order.tsx';
import { Page } from '../../../../ui/page.tsx';
import { CompanyRows } from '../../../tenancy/tenants/components/company-rows.tsx';
import { alertCountQuery } from '../../alerts/alerts.queries.ts';
import { HomeDashboard } from '../../dashboards/components/home-dashboard.tsx';
import { useFirstSteps } from '../../first-steps/first-steps.queries.ts';
import { ProductWork } from '../../work-queue/components/product-work.tsx';
import { WorkQueueView } from '../../work-queue/components/work-queue-view.tsx';
import { AskedPage } from '../components/asked-page.tsx';
import { FirstDay } from '../components/first-day.tsx';
import { TenantHome } from '../components/tenant-home.tsx';
import { WorkAreas } from '../components/work-areas.tsx';
import { greeting } from '../greeting.ts';

const loadAddCompanyDialog = async () =>
  (await import('../../../tenancy/tenants/components/add-company-dialog.tsx')).AddCompanyDialog;

/** Home of provider staff: the current tenant, or the choice of one. */
export function CompaniesPage() {
  const actor = useActor();
  const selected = useSelectedTenant();
  const showsClients = canListClients(actor);
  return (
    <Page
      title={greeting(actor.name, new Date())}
      description={
        selected
          ? selected.title
          : `Escolha uma empresa para ${showsClients ? 'ver os clientes' : 'trabalhar nos dados'} dela.`
      }
      actions={
        selected &&
        canEditBranding(actor) && (
          <Button asChild>
            <Link to="/admin/$tenantId/marca" params={{ tenantId: selected.id }}>
              <Palette aria-hidden />
              Editar marca
            </Link>
          </Button>
        )
      }
    >
      {selected ? <HomeOf tenant={selected.id} /> : <HomeOfAll />}
    </Page>
  );
}

function HomeOf({ tenant }: { tenant: string }) {
  const open = useFirstSteps(tenant);
  if (!canListClients(useActor())) {
    return (
      <>
        <WorkAreas withoutCompanies aboveQueue />
        <WorkQueueView tenant={tenant} />
      </>
    );
  }
  if (open.steps?.fatos.clientes === 0) return <FirstDay tenant={tenant} open={open} />;
  return <TenantHome tenant={tenant} open={open} />;
}

/** Without a selected company the queue has work on products only; alerts have a list of all companies. */
function HomeOfAll() {
  return (
    <InOrder>
      <AskedPage />
      <ProductWork />
      {canListClients(useActor()) ? <HomeDashboard tenant={undefined} /> : <WorkAreas withoutCompanies />}
      <Companies />
    </InOrder>
  );
}

/** Other work than that on products is listed in its company; its alerts tell where it waits. */
function UnseenAlerts({ tenant }: { tenant: string }) {
  const { data } = useQuery(alertCountQuery(undefined));
  const unread = data?.tenants.find(({ id_tenant }) => id_tenant === tenant)?.unread;
  return unread ? <Badge tone="neutral">{counted(unread, 'alerta', 'alertas')}</Badge> : null;
}

function Companies() {
  const mayAdd = canCreateTenants(useActor());
  const [adding, setAdding] = useState(false);
  const AddCompanyDialog = useOnRequest(loadAddCompanyDialog, adding, () => setAdding(false));
  return (
    <>
      <Card
        flush
        title="Empresas"
        className="max-w-3xl"
        actions={
          mayAdd && (
            <Button size="sm" onClick={() => setAdding(true)}>
              <Plus aria-hidden />
              Adicionar Empresa
            </Button>
          )
        }
      >
        <CompanyRows beside={(id) => <UnseenAlerts tenant={id} />} />
      </Card>
      {mayAdd && AddCompanyDialog && <AddCompanyDialog open={adding} onOpenChange={setAdding} />}
    </>
  );
}
