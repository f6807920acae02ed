import { systemApi } from '@restitui/domain/operations/system/system.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { systemMessages } from './system.messages.ts';

/** Milliseconds between two readings of the visible page. */
export const systemRefresh = 15_000;

export const systemQuery = queryOptions({
  queryKey: ['system'],
  queryFn: async ({ signal }) => (await call(systemApi.read, { signal })).data,
  staleTime: 0,
  refetchInterval: systemRefresh,
  refetchIntervalInBackground: false,
});

export const repeatJob = mutationOptions({
  mutationFn: (id: string) => call(systemApi.repeatJob, { params: { id } }),
  meta: { success: systemMessages.repeated, failure: systemMessages.repeatFailed, refreshes: ['system'] },
});

export const repeatQueue = mutationOptions({
  mutationFn: async (id_queue: string) => (await call(systemApi.repeatQueue, { params: { id_queue } })).data.repeated,
  meta: {
    success: (number: number) => systemMessages.queueRepeated(number),
    failure: systemMessages.queueFailed,
    refreshes: ['system'],
  },
});
