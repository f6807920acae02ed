import { useQuery } from '@tanstack/react-query';
import { clientListQuery } from '../../../crm/clients/clients.queries.ts';
import { HomeDashboard } from '../../dashboards/components/home-dashboard.tsx';
import { WorkQueueView } from '../../work-queue/components/work-queue-view.tsx';
import { workQueueQuery } from '../../work-queue/work-queue.queries.ts';
import { ClientPreview, newestClients } from './client-preview.tsx';
import { FirstClient } from './first-client.tsx';
import { HomeTabs } from './home-tabs.tsx';

/** Queue, figures and newest clients of a user; the first step, and what waits, while there are no clients. */
export function OwnPortfolio({ tenantId }: { tenantId: string }) {
  const { data } = useQuery(clientListQuery(tenantId, newestClients));
  const { data: queue } = useQuery(workQueueQuery(tenantId));
  if (data?.page?.total === 0) {
    return (
      <>
        <FirstClient />
        {queue && queue.grupos.length > 0 && <WorkQueueView tenant={tenantId} />}
      </>
    );
  }
  const figures = (
    <>
      <HomeDashboard tenant={tenantId} />
      <ClientPreview tenantId={tenantId} />
    </>
  );
  return <HomeTabs tenant={tenantId} figures={figures} />;
}
