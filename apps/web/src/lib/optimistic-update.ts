import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/**
 * Returns mutation options that show a change in the cache before the server responds, and roll it back when the
 * server refuses.
 * @param query the cached query, or with `exact: false` all queries whose key starts with its key
 */
export function optimisticUpdate<Cached, Variables>(
  { queryKey, exact = true }: { queryKey: QueryKey; exact?: boolean },
  apply: (cached: Cached, variables: Variables) => Cached,
) {
  const filters = { queryKey, exact };
  return {
    onMutate: async (variables: Variables) => {
      await queryClient.cancelQueries(filters);
      const before = queryClient.getQueriesData<Cached>(filters);
      queryClient.setQueriesData<Cached>(filters, (cached) => cached && apply(cached, variables));
      return { before };
    },
    onError: (_error: Error, _variables: Variables, saved: { before: [QueryKey, unknown][] } | undefined) => {
      for (const [key, cached] of saved?.before ?? []) queryClient.setQueryData(key, cached);
    },
  };
}
