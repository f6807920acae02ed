import type { Page } from '@restitui/domain/wire/endpoint.ts';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useWriteFilters } from '../../lib/list-address.ts';
import { clampPage, searchOfUserFilters, type UserFilters, userFiltersOf } from './user-filters.ts';

/** The filters of a list of people as the address has them; a change starts at the first page again. */
export function useUserFilters() {
  const filters = userFiltersOf(useSearch({ strict: false }));
  const write = useWriteFilters();

  function change(next: Partial<UserFilters>, replace?: boolean) {
    write(searchOfUserFilters({ ...filters, pagina: 1, ...next }), next, replace);
  }
  return { filters, change };
}

/** Leads an address beyond the last page to the nearest that the list has. */
export function useNearestPage(
  { filters, change }: ReturnType<typeof useUserFilters>,
  list: { isPlaceholderData: boolean; data?: { page?: Page | undefined } | undefined },
): void {
  const page = list.isPlaceholderData ? undefined : list.data?.page;
  const nearest = page && clampPage(filters.pagina, page);
  const goTo = useRef(change);
  goTo.current = change;

  useEffect(() => {
    if (nearest !== undefined && nearest !== filters.pagina) goTo.current({ pagina: nearest }, true);
  }, [nearest, filters.pagina]);
}
