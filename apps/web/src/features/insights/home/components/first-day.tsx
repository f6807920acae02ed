import type { FirstSteps } from '@restitui/domain/insights/first-steps/first-steps.api.ts';
import { useQuery } from '@tanstack/react-query';
import { FirstStepsList } from '../../first-steps/components/first-steps-list.tsx';
import { WorkQueueView } from '../../work-queue/components/work-queue-view.tsx';
import { workQueueQuery } from '../../work-queue/work-queue.queries.ts';
import { FirstClient } from './first-client.tsx';

interface FirstDayProps {
  tenant: string;
  /** Undefined for those who do not set the company up. */
  steps: FirstSteps | undefined;
}

/** The home of a company without clients: what is left to set up, and the queue when something waits. */
export function FirstDay({ tenant, steps }: FirstDayProps) {
  const { data: queue } = useQuery(workQueueQuery(tenant));
  const hasWork = queue !== undefined && queue.grupos.length > 0;
  return (
    <>
      {steps ? (
        <FirstStepsList tenant={tenant} steps={steps} hasOwnAct={hasWork} />
      ) : (
        <FirstClient hasOwnAct={hasWork} />
      )}
      {hasWork && <WorkQueueView tenant={tenant} />}
    </>
  );
}
