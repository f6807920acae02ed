import type { Page } from '@restitui/domain/wire/endpoint.ts';
import { useEffect, useRef } from 'react';
import { type RouteWithSearch, useRouteSearch } from './use-page-search.ts';

/** The parts of a list's schema that its search needs. */
interface SearchableList<Values, Search> {
  read: (search: object) => Values;
  write: (values: Values) => Search;
}

interface ListSearchOptions {
  /** `keep` where turning the page must not scroll the window. */
  scroll?: 'top' | 'keep';
}

/** New values of some filters; a function receives the latest filters, which the page may not have rendered yet. */
type FilterChange<Values> = Partial<Values> | ((latest: Values) => Partial<Values>);

export interface ListSearch<Values> {
  filters: Values;
  /** Changes some filters; a change other than of the page goes back to the first page. */
  change: (next: FilterChange<Values>, options?: { replace?: boolean }) => void;
}

/**
 * Returns the filters of a list as the URL has them, and a function that changes them there. The routes must validate
 * the search of the list. A change after the user has begun to leave the page does nothing.
 */
export function useListSearch<Values extends object, Search extends object>(
  list: SearchableList<Values, Search>,
  routes: RouteWithSearch<Search> | readonly RouteWithSearch<Search>[],
  { scroll = 'top' }: ListSearchOptions = {},
): ListSearch<Values> {
  const { search, write } = useRouteSearch([routes].flat());
  return {
    filters: list.read(search),
    change: (next, { replace = 'q' in next } = {}) =>
      write((latest) => withFilters(latest, list.write(withChange(list.read(latest), next))), {
        replace,
        resetScroll: scroll === 'top' && 'page' in next,
        only: true,
      }),
  };
}

/** Returns the latest filters with a change, on the first page unless the change names another. */
export function withChange<Values extends object>(latest: Values, next: FilterChange<Values>): Values {
  return { ...latest, page: 1, ...(typeof next === 'function' ? next(latest) : next) };
}

/** Returns a search with these filters first, in the order of the list, so that equal filters give equal URLs. */
export function withFilters(latest: object, filters: object): object {
  return { ...filters, ...latest, ...filters };
}

/** Goes to the nearest page that a list has when the URL asks for a page beyond the last. */
export function useNearestPage(
  { filters, change }: ListSearch<{ page: number }>,
  list: { isPlaceholderData: boolean; data?: { page?: Page | undefined } | undefined },
): void {
  const page = list.isPlaceholderData ? undefined : list.data?.page;
  const nearest = page && nearestPage(filters.page, page);
  const goTo = useRef(change);
  goTo.current = change;

  useEffect(() => {
    if (nearest !== undefined && nearest !== filters.page) goTo.current({ page: nearest }, { replace: true });
  }, [nearest, filters.page]);
}

/** Returns the nearest page that the list has, from 1. */
export function nearestPage(wanted: number, { size, total }: Page): number {
  return Math.min(Math.max(1, wanted), Math.max(1, Math.ceil(total / size)));
}
