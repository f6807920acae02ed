import { HomeDashboard } from '../../dashboards/components/home-dashboard.tsx';
import { ClientPreview } from './client-preview.tsx';

/** The figures of a company with its newest clients. */
export function HomeFigures({ tenant }: { tenant: string }) {
  return (
    <>
      <HomeDashboard tenant={tenant} />
      <ClientPreview tenantId={tenant} />
    </>
  );
}
