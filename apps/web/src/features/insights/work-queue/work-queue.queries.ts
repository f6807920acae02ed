import { type SnoozeForm, workQueueApi } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { visitMilliseconds } from '../../../lib/visit.ts';
import { snoozedUntil, workMessages } from './work-queue.messages.ts';

/** Fetched again at each visit, because the work is done on many pages. */
export const workQueueQuery = (tenant: string) =>
  queryOptions({
    queryKey: ['work-queue', tenant],
    queryFn: async ({ signal }) => (await call(workQueueApi.read, { tenant, signal })).data,
    staleTime: visitMilliseconds,
  });

/** The work on products in all companies that the user may see. */
export const productWorkQuery = queryOptions({
  queryKey: ['work-queue', 'all'],
  queryFn: async ({ signal }) => (await call(workQueueApi.readAll, { tenant: null, signal })).data,
  staleTime: visitMilliseconds,
});

export const snoozeWork = (tenant: string) =>
  mutationOptions({
    mutationFn: (body: SnoozeForm) => call(workQueueApi.snooze, { body, tenant }),
    meta: {
      success: (_, { ate }: SnoozeForm) => (ate === null ? workMessages.returned : snoozedUntil(ate)),
      failure: workMessages.snoozeFailed,
      refreshes: ['work-queue'],
    },
  });
