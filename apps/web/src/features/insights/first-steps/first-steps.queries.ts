import type { FirstStep } from '@restitui/domain/insights/first-steps/first-step.ts';
import { canSeeFirstSteps } from '@restitui/domain/insights/first-steps/first-steps.access.ts';
import { type FirstSteps, firstStepsApi } from '@restitui/domain/insights/first-steps/first-steps.api.ts';
import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import { mutationOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { useActor } from '../../../lib/use-actor.ts';
import { visitMilliseconds } from '../../../lib/visit.ts';
import { firstStepMessages } from './first-steps.messages.ts';

const pollMilliseconds = 2000;

/** Fetched again at each visit, because the steps are done on other pages; and while a test message is on its way. */
export const firstStepsQuery = (tenant: string) =>
  queryOptions({
    queryKey: ['first-steps', tenant],
    queryFn: async ({ signal }) => (await call(firstStepsApi.read, { tenant, signal })).data,
    staleTime: visitMilliseconds,
    refetchInterval: ({ state: { data } }) =>
      data?.fatos.canais.some(({ teste }) => teste === 'na_fila') ? pollMilliseconds : false,
  });

export interface OpenSteps {
  /** The steps of a company while some are open; undefined for those who do not see them. */
  steps: FirstSteps | undefined;
  /** Set until it is known whether there are steps: they stand above the rest of a page. */
  isLoading: boolean;
}

/** Reads the first steps of a company. */
export function useFirstSteps(tenant: string): OpenSteps {
  const allowed = canSeeFirstSteps(useActor(), tenant);
  const { data, isLoading } = useQuery({ ...firstStepsQuery(tenant), enabled: allowed });
  return { steps: data?.concluido ? undefined : data, isLoading };
}

export const postponeSteps = (tenant: string) =>
  mutationOptions({
    mutationFn: (body: { passos: FirstStep[]; adiado: boolean }) => call(firstStepsApi.postpone, { body, tenant }),
    meta: { failure: firstStepMessages.postponeFailed, refreshes: ['first-steps'] },
  });

export const sendTestMessage = (tenant: string) =>
  mutationOptions({
    mutationFn: (canal: MessageChannel) => call(firstStepsApi.sendTest, { body: { canal }, tenant }),
    meta: { failure: firstStepMessages.testFailed, refreshes: ['first-steps'] },
  });
