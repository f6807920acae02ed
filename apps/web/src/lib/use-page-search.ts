import { type RegisteredRouter, type RouteById, type RouteIds, useMatches, useRouter } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import type { z } from 'zod';
import { type WriteSearchOptions, writeSearch } from './page-navigation.ts';

type Tree = RegisteredRouter['routeTree'];
export type RouteId = RouteIds<Tree>;
/** The validated search of a route. */
export type SearchOfRoute<Id extends RouteId> = RouteById<Tree, Id>['types']['fullSearchSchema'];

/** Ids of the routes that validate at least these search parameters. */
export type RouteWithSearch<S> = {
  [Id in RouteId]: keyof S extends keyof SearchOfRoute<Id> ? (SearchOfRoute<Id> extends S ? Id : never) : never;
}[RouteId];

/** Reads and writes the search of whichever of these routes is open. */
export function useRouteSearch(routes: readonly RouteId[]) {
  const router = useRouter();
  const open = useMatches({
    select: (matches) => matches.findLast(({ routeId }) => routes.some((id) => id === routeId)),
  });
  const pathname = useRef(open?.pathname);
  pathname.current = open?.pathname;
  const write = useCallback(
    (change: (latest: object) => object, { resetScroll = false, ...options }: WriteSearchOptions = {}) => {
      if (pathname.current !== undefined) writeSearch(router, pathname.current, change, { resetScroll, ...options });
    },
    [router],
  );
  return { search: open?.search ?? {}, write };
}

type SearchChange<Schema extends z.ZodObject> =
  | Partial<z.input<Schema>>
  | ((latest: z.output<Schema>) => Partial<z.input<Schema>>);

/**
 * Returns search parameters of the open route, and a function that changes some of them; undefined removes one. A change
 * that is a function receives the latest parameters, which the page may not have rendered yet. A change after the user has begun to leave the page does nothing.
 */
export function usePageSearch<Schema extends z.ZodObject>(
  schema: Schema,
  routes: RouteWithSearch<z.output<Schema>> | readonly RouteWithSearch<z.output<Schema>>[],
) {
  const { search, write } = useRouteSearch([routes].flat());
  const change = (next: SearchChange<Schema>, options?: WriteSearchOptions) =>
    write((latest) => (typeof next === 'function' ? next(schema.parse(latest)) : next), options);
  return [schema.parse(search), change] as const;
}
