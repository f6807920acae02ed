import { useQuery } from '@tanstack/react-query';
import { InOrder } from '../../../../ui/in-order.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { FirstStepsList } from '../../first-steps/components/first-steps-list.tsx';
import type { OpenSteps } from '../../first-steps/first-steps.queries.ts';
import { WorkQueueView } from '../../work-queue/components/work-queue-view.tsx';
import { workQueueQuery } from '../../work-queue/work-queue.queries.ts';
import { FirstClient } from './first-client.tsx';

interface FirstDayProps {
  tenant: string;
  /** The first steps that are left. */
  open: OpenSteps;
}

/** The home of a company without clients: what is left to set up, and the queue when something waits. */
export function FirstDay({ tenant, open: { steps, isLoading } }: FirstDayProps) {
  const { data: queue } = useQuery(workQueueQuery(tenant));
  const hasWork = queue !== undefined && queue.grupos.length > 0;
  return (
    <InOrder>
      {isLoading && <SkeletonLines />}
      {steps && <FirstStepsList tenant={tenant} steps={steps} hasOwnAct={hasWork} />}
      {!steps && !isLoading && <FirstClient hasOwnAct={hasWork} />}
      {hasWork && <WorkQueueView tenant={tenant} />}
    </InOrder>
  );
}
