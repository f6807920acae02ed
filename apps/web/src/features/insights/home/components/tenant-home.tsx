import type { FirstSteps } from '@restitui/domain/insights/first-steps/first-steps.api.ts';
import { useQuery } from '@tanstack/react-query';
import { FirstStepsList } from '../../first-steps/components/first-steps-list.tsx';
import { workQueueQuery } from '../../work-queue/work-queue.queries.ts';
import { HomeTabs } from './home-tabs.tsx';

interface TenantHomeProps {
  tenant: string;
  /** Undefined when nothing is left to set up, or for those who do not. */
  steps: FirstSteps | undefined;
}

/** The home of a company with clients: the steps that are left, the queue, and figures with the newest clients. */
export function TenantHome({ tenant, steps }: TenantHomeProps) {
  const { data: queue, isPending } = useQuery(workQueueQuery(tenant));
  const hasWork = isPending || (queue !== undefined && queue.grupos.length > 0);
  return (
    <>
      {steps && <FirstStepsList tenant={tenant} steps={steps} hasOwnAct={hasWork} />}
      <HomeTabs tenant={tenant} />
    </>
  );
}
