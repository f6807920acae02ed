import { useQuery } from '@tanstack/react-query';
import { clientListQuery } from '../../../crm/clients/clients.queries.ts';
import { useFirstSteps } from '../../first-steps/first-steps.queries.ts';
import { newestClients } from '../newest-clients.ts';
import { FirstDay } from './first-day.tsx';
import { TenantHome } from './tenant-home.tsx';

/** Queue, figures and newest clients of a user; the first step, and what waits, while there are no clients. */
export function OwnPortfolio({ tenantId }: { tenantId: string }) {
  const { data, isLoading } = useQuery(clientListQuery(tenantId, newestClients));
  const open = useFirstSteps(tenantId);
  if (data?.page?.total === 0) return <FirstDay tenant={tenantId} open={open} />;
  return <TenantHome tenant={tenantId} open={{ ...open, isLoading: isLoading || open.isLoading }} />;
}
