import { useQuery } from '@tanstack/react-query';
import { clientListQuery } from '../../../crm/clients/clients.queries.ts';
import { HomeDashboard } from '../../dashboards/components/home-dashboard.tsx';
import { FirstStepsList } from '../../first-steps/components/first-steps-list.tsx';
import { useFirstSteps } from '../../first-steps/first-steps.queries.ts';
import { ClientPreview, newestClients } from './client-preview.tsx';
import { FirstDay } from './first-day.tsx';
import { HomeTabs } from './home-tabs.tsx';

/** Queue, figures and newest clients of a user; the first step, and what waits, while there are no clients. */
export function OwnPortfolio({ tenantId }: { tenantId: string }) {
  const { data } = useQuery(clientListQuery(tenantId, newestClients));
  const steps = useFirstSteps(tenantId);
  if (data?.page?.total === 0) return <FirstDay tenant={tenantId} steps={steps} />;
  const figures = (
    <>
      <HomeDashboard tenant={tenantId} />
      <ClientPreview tenantId={tenantId} />
    </>
  );
  return (
    <>
      {steps && <FirstStepsList tenant={tenantId} steps={steps} />}
      <HomeTabs tenant={tenantId} figures={figures} />
    </>
  );
}
