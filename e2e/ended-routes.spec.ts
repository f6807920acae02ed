import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';

/** Address that the page asks for a second time, and that its cache may keep. */
const brand = '/first-paint.js';

/** Whether the cache of the browser answers the page: it does not while requests are intercepted. */
const isAnsweredByCache = (page: Page) =>
  page.evaluate(async (address) => {
    await (await fetch(address, { cache: 'force-cache' })).text();
    performance.clearResourceTimings();
    await (await fetch(address, { cache: 'force-cache' })).text();
    const [last] = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return last?.transferSize === 0;
  }, brand);

test('a page whose routes have ended is still intercepted, so that no request is lost', async ({ page, server }) => {
  await page.goto(`${server.address}/signin`);
  expect(await isAnsweredByCache(page)).toBe(true);

  await page.route('**/signin', (route) => route.continue(), { times: 1 });
  await page.goto(`${server.address}/signin`);
  expect(await isAnsweredByCache(page)).toBe(false);

  await page.route('**/logo*', (route) => route.continue());
  await page.unroute('**/logo*');
  expect(await isAnsweredByCache(page)).toBe(false);

  await page.route('**/logo*', (route) => route.abort());
  await page.unrouteAll();
  expect(await isAnsweredByCache(page)).toBe(false);
  expect(await page.evaluate(async () => (await fetch('/brands/restitui/logo-light.svg')).status)).toBe(200);
});
