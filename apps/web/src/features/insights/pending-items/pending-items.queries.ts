import { pendingItemsApi } from '@restitui/domain/insights/pending-items/pending-items.api.ts';
import { type PendingFilters, pendingList } from '@restitui/domain/insights/pending-items/pending-list.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/** Fetched again at each visit, because the items come from calls of many features. */
export const pendingItemsQuery = (filters: PendingFilters) => {
  const query = pendingList.toQuery(filters);
  return queryOptions({
    queryKey: ['pending-items', query],
    queryFn: ({ signal }) => call(pendingItemsApi.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};
