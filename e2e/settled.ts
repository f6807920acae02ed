import { expect, type Page, type Request } from '@playwright/test';

const unanswered = new WeakMap<Page, Set<Request>>();

/**
 * Begins to count the requests of a page that have no answer yet, and lets a route end only once there is none: a request
 * that it holds when it ends is never answered.
 */
export function followRequests(page: Page) {
  const requests = new Set<Request>();
  unanswered.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  const unroute = page.unroute.bind(page);
  page.unroute = async (...route) => {
    await settled(page);
    await unroute(...route);
  };
}

/** Two frames: what an answer changes is drawn in the first, and what that asks for is sent before the second. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * Waits until every request of the page is answered and its answer drawn. `waitForLoadState('networkidle')` does not: after
 * a navigation inside the app it returns at once, since the document was loaded long before.
 */
export async function settled(page: Page) {
  const requests = unanswered.get(page);
  if (!requests) throw new Error('followRequests(page) comes first');
  // An app that has not run yet, or still loads its page, has sent no request and handles no key.
  await expect(page.locator('body:has(#app):not(:has(main))'), 'the app shows no page').toHaveCount(0);
  let quiet = 0;
  while (quiet < 2) {
    // Counted here, so that looking often costs nothing.
    await expect.poll(() => requests.size, { message: 'requests without an answer', intervals: [20] }).toBe(0);
    await drawn(page);
    quiet = requests.size === 0 ? quiet + 1 : 0;
  }
}
