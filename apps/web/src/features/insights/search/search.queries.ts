import { searchApi } from '@restitui/domain/insights/search/search.api.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

export const searchQuery = (tenant: string | undefined, q: string) =>
  queryOptions({
    queryKey: ['search', tenant, q],
    queryFn: async ({ signal }) => (await call(searchApi.find, { query: { q }, signal })).data,
    placeholderData: keepPreviousData,
  });
