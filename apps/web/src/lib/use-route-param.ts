import { type RegisteredRouter, type RouteById, type RouteIds, useMatches } from '@tanstack/react-router';

type Tree = RegisteredRouter['routeTree'];
type RouteWithParam<Name extends string> = {
  [Id in RouteIds<Tree>]: Name extends keyof RouteById<Tree, Id>['types']['allParams'] ? Id : never;
}[RouteIds<Tree>];

/** Returns a path parameter of whichever of these routes is open, also below it; undefined when none is open. */
export function useRouteParam<Name extends string>(
  name: Name,
  routes: readonly RouteWithParam<Name>[],
): string | undefined {
  const params: Readonly<Record<string, string | undefined>> | undefined = useMatches({
    select: (matches) => matches.find(({ routeId }) => routes.some((id) => id === routeId))?.params,
  });
  return params?.[name];
}
