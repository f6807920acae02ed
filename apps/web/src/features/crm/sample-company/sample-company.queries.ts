import { canUseSampleCompany } from '@restitui/domain/crm/sample-company/sample-company.access.ts';
import { type SampleCompany, sampleCompanyApi } from '@restitui/domain/crm/sample-company/sample-company.api.ts';
import { mutationOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useActor } from '../../../lib/use-actor.ts';
import { sampleMessages } from './sample-company.messages.ts';

const pollMilliseconds = 1000;

const isUnderWay = (sample: SampleCompany | null | undefined) =>
  sample?.etapa === 'arquivos' || sample?.etapa === 'analise';

/** Fetched again while the analysis is under way; its end changes the first steps. */
const sampleCompanyQuery = (tenant: string) => {
  const queryKey = ['sample-company', tenant];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const before = queryClient.getQueryData<SampleCompany | null>(queryKey);
      const { data } = await call(sampleCompanyApi.read, { tenant, signal });
      if (isUnderWay(before) && !isUnderWay(data)) void queryClient.invalidateQueries({ queryKey: ['first-steps'] });
      return data;
    },
    refetchInterval: ({ state: { data } }) => (isUnderWay(data) ? pollMilliseconds : false),
  });
};

/** Reads the sample company of a tenant; nothing for those who may not use it. */
export function useSampleCompany(tenant: string) {
  const enabled = canUseSampleCompany(useActor(), tenant);
  const { data: sample, isLoading } = useQuery({ ...sampleCompanyQuery(tenant), enabled });
  return { sample, isLoading };
}

export const createSampleCompany = (tenant: string) =>
  mutationOptions({
    mutationFn: () => call(sampleCompanyApi.create, { tenant }),
    meta: { failure: sampleMessages.createFailed, refreshes: ['sample-company'] },
  });

export const removeSampleCompany = (tenant: string) =>
  mutationOptions({
    mutationFn: () => call(sampleCompanyApi.remove, { tenant }),
    meta: {
      ...{ success: sampleMessages.removed, failure: sampleMessages.removeFailed },
      refreshes: ['sample-company', 'first-steps'],
    },
  });
