import { type ActivityFilters, activityList } from '@restitui/domain/operations/activity-log/activity-list.ts';
import { activityLogApi } from '@restitui/domain/operations/activity-log/activity-log.api.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { activityMessages } from './activity-log.messages.ts';

export const activityQuery = (filters: ActivityFilters) => {
  const query = activityList.toQuery(filters);
  return queryOptions({
    queryKey: ['activity-log', query],
    queryFn: ({ signal }) => call(activityLogApi.list, { query, signal }),
    placeholderData: keepPreviousData,
  });
};

export const exportActivity = (filters: ActivityFilters) =>
  mutationOptions({
    mutationFn: async () =>
      (await call(activityLogApi.listForExport, { query: activityList.toFilterQuery(filters) })).data,
    meta: { failure: activityMessages.exportFailed },
  });

export const checkActivityLog = mutationOptions({
  mutationFn: async () => (await call(activityLogApi.check)).data,
  meta: { failure: activityMessages.checkFailed, refreshes: ['activity-log'] },
});
