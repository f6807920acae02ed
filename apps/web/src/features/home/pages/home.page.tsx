import { useActor } from '../../../lib/use-actor.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { HomeDashboard } from '../../dashboards/components/home-dashboard.tsx';
import { useBranding } from '../../tenants/tenants.queries.ts';
import { ClientPreview } from '../components/client-preview.tsx';
import { greeting } from '../greeting.ts';

export function HomePage() {
  const actor = useActor();
  const branding = useBranding();
  return (
    <>
      <PageHeader title={greeting(actor.name, new Date())} description={branding?.title} />
      <HomeDashboard tenant={actor.id_tenant} />
      <ClientPreview tenantId={actor.id_tenant} />
    </>
  );
}
