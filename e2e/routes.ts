import type { Page } from '@playwright/test';
import { settled } from './settled.ts';

declare global {
  interface Window {
    /** Set by TanStack Router in every browser build. */
    __TSR_ROUTER__?: {
      routesByPath: Record<string, { options: { component?: unknown } }>;
      matchRoutes: (path: string, search: object) => { fullPath: string }[];
    };
  }
}

/** Returns the paths of all routes that show a page; routes that only redirect have no component. */
export function pagesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries(window.__TSR_ROUTER__?.routesByPath ?? {})
      .filter(([, route]) => route.options.component)
      .map(([path]) => path),
  );
}

/**
 * Returns the route that each address leads to, by one call of the browser; undefined on pages of the site, which have no
 * router.
 */
export function routesOf(page: Page, pathnames: readonly string[]): Promise<(string | undefined)[]> {
  return page.evaluate(
    (paths) =>
      paths.map((path) =>
        window.__TSR_ROUTER__
          ?.matchRoutes(path, {})
          .at(-1)
          ?.fullPath.replace(/(.)\/$/, '$1'),
      ),
    pathnames,
  );
}

export async function routeOf(page: Page, pathname: string): Promise<string | undefined> {
  return (await routesOf(page, [pathname]))[0];
}

/** Waits for the heading and the answers of a page. */
export async function settle(page: Page) {
  await page.locator('h1').first().waitFor();
  await settled(page);
}
