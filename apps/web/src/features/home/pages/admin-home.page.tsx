import { useNavigate } from '@tanstack/react-router';
import { useSelectedTenant } from '../../../lib/session-store.ts';
import { useActor } from '../../../lib/use-actor.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TenantList } from '../../tenants/components/tenant-list.tsx';
import { ClientPreview } from '../components/client-preview.tsx';
import { greeting } from '../greeting.ts';

/** Where provider staff start: the tenant they act in, or the choice of one. */
export function AdminHomePage() {
  const actor = useActor();
  const selected = useSelectedTenant();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={greeting(actor.name, new Date())}
        description={selected ? selected.title : 'Escolha uma empresa para ver os clientes dela.'}
      />
      {selected ? (
        <ClientPreview tenantId={selected.id} />
      ) : (
        <Card flush title="Empresas" className="max-w-2xl">
          <div className="border-t">
            <TenantList
              selectedId={undefined}
              onPick={({ id }) => navigate({ to: '/admin/$tenantId/clientes', params: { tenantId: id } })}
            />
          </div>
        </Card>
      )}
    </>
  );
}
