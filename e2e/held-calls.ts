import type { Page, Route } from '@playwright/test';

/** Holds what a page sends, until each call is let go. */
export async function holdCalls(page: Page, call = '**/api/**'): Promise<Route[]> {
  const held: Route[] = [];
  await page.route(call, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    held.push(route);
  });
  return held;
}
