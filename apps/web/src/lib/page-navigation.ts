/** The part of a router that holds the current or pending location. */
interface Place {
  /** The location of the latest navigation, which may still load. */
  latestLocation: { pathname: string; search: object };
}

interface SearchOptions {
  replace?: boolean;
  resetScroll?: boolean;
}

export interface WriteSearchOptions extends SearchOptions {
  /** Removes all other search parameters, which are kept by default. */
  only?: boolean;
}

interface SearchRouter extends Place {
  navigate: (to: { to: '.'; search: Record<string, unknown> } & SearchOptions) => unknown;
}

const withoutTrailingSlash = (pathname: string) => pathname.replace(/(?<=[^/])\/+$/, '');

/** Returns false once the user has left the page at this path, also while the next page still loads. */
export function isStillAt({ latestLocation }: Place, pathname: string): boolean {
  return withoutTrailingSlash(latestLocation.pathname) === withoutTrailingSlash(pathname);
}

/**
 * Changes search parameters of the page at this path; undefined removes one. Does nothing once the user has begun to
 * leave the page, because a filter must not cancel a navigation. `change` receives the latest search, which the page
 * may not have rendered yet.
 */
export function writeSearch(
  router: SearchRouter,
  pathname: string,
  change: (latest: object) => object,
  { only = false, ...options }: WriteSearchOptions = {},
): void {
  if (!isStillAt(router, pathname)) return;
  const latest = router.latestLocation.search;
  router.navigate({ to: '.', search: { ...(only ? {} : latest), ...change(latest) }, ...options });
}

/** Navigates after the server has allowed it, unless the user has left the page in the meantime. */
export async function navigateWhenAllowed(
  router: Place,
  allowed: Promise<boolean>,
  navigate: () => unknown,
): Promise<void> {
  const { pathname } = router.latestLocation;
  if ((await allowed) && isStillAt(router, pathname)) navigate();
}
