import { useQuery } from '@tanstack/react-query';
import { InOrder } from '../../../../ui/in-order.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { FirstStepsList } from '../../first-steps/components/first-steps-list.tsx';
import type { OpenSteps } from '../../first-steps/first-steps.queries.ts';
import { workQueueQuery } from '../../work-queue/work-queue.queries.ts';
import { HomeTabs } from './home-tabs.tsx';

interface TenantHomeProps {
  tenant: string;
  /** The first steps that are left. */
  open: OpenSteps;
}

/** The home of a company with clients: the steps that are left, the queue, and figures with the newest clients. */
export function TenantHome({ tenant, open: { steps, isLoading } }: TenantHomeProps) {
  const { data: queue, isPending } = useQuery(workQueueQuery(tenant));
  const hasWork = isPending || (queue !== undefined && queue.grupos.length > 0);
  return (
    <InOrder>
      {isLoading && <SkeletonLines />}
      {steps && <FirstStepsList tenant={tenant} steps={steps} hasOwnAct={hasWork} />}
      <HomeTabs tenant={tenant} />
    </InOrder>
  );
}
