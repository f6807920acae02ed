import { type Browser, type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { setClockAhead } from './clock-ahead.ts';

const unanswered = new WeakMap<Page, Set<Request>>();
/** Requests that a route of the journey answers, or holds. */
const intercepted = new WeakSet<Request>();
/** Contexts with a stopped clock, whose pages draw no frame. */
const stopped = new WeakSet<BrowserContext>();

/** Longest wait for an idle moment, in milliseconds: a page that shows a camera has few of them on a slow machine. */
const mostIdleWait = 5000;

/** Keys that journeys press many times in a row, and that need no listener of the page. */
const walking = /^(Shift\+)?(Tab|Backspace|Arrow\w+)$/;

/** Longest delay of a request in milliseconds, for `npm run shuffle -- --delay`; 0 sends all at once. */
const longestDelay = Number(process.env.RESTITUI_JOURNEY_DELAY ?? 0);

/** How far the clock is ahead in milliseconds, for `npm run shuffle -- --date`. */
const clockAhead = Number(process.env.RESTITUI_CLOCK_AHEAD ?? 0);

/** Sends each request of the context after a delay of its own, mostly a short one: a script or a call may come last. */
const delayRequests = (context: BrowserContext) =>
  context.route('**/*', async (route) => {
    await new Promise((sent) => setTimeout(sent, longestDelay * Math.random() ** 3));
    // A page that was left meanwhile waits for nothing.
    await route.continue().catch(() => undefined);
  });

/**
 * Makes every page of the browser wait as a person does, who acts on what can be seen:
 * - A key is pressed once the page has drawn what it has and listens to it.
 * - A new size of the window is drawn before the journey goes on.
 * - A route ends once every request is answered: a request that it holds when it ends is never answered. The others are
 *   intercepted until the page is closed.
 */
export function followPages(browser: Browser) {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    if (longestDelay > 0) await delayRequests(context);
    if (clockAhead !== 0) await context.addInitScript(setClockAhead, clockAhead);
    context.on('page', follow);
    const pauseAt = context.clock.pauseAt.bind(context.clock);
    context.clock.pauseAt = async (time) => {
      await pauseAt(time);
      stopped.add(context);
    };
    const resume = context.clock.resume.bind(context.clock);
    context.clock.resume = async () => {
      stopped.delete(context);
      await resume();
    };
    return context;
  };
}

function follow(page: Page) {
  const requests = new Set<Request>();
  unanswered.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  forgetLeftDocuments(page, requests);

  keepInterception(page);
  const resize = page.setViewportSize.bind(page);
  page.setViewportSize = async (size) => {
    await resize(size);
    await drawn(page);
  };
  const press = page.keyboard.press.bind(page.keyboard);
  page.keyboard.press = async (key, options) => {
    if (!walking.test(key)) await drawn(page);
    await press(key, options);
  };
}

/**
 * Removes the requests of a document once the next one is shown: the browser cancels them, but does not always report it
 * of a page whose requests are intercepted.
 */
function forgetLeftDocuments(page: Page, requests: Set<Request>) {
  let ofLeftDocument: Request[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isDocument) ofLeftDocument = [...requests].filter((other) => other !== request);
  });
  page.on('domcontentloaded', () => {
    for (const request of ofLeftDocument) requests.delete(request);
    ofLeftDocument = [];
  });
}

/** Matches no address. */
const nothing = /$^/;

/**
 * Leaves the interception of requests on once a route was set: the browser switches it off after the last route and loses,
 * about once in a hundred loads, requests that wait at that moment. Their document is then never loaded.
 */
function keepInterception(page: Page) {
  const urls = new Set<Parameters<Page['route']>[0]>();
  const route = page.route.bind(page);
  page.route = async (url, handler, options) => {
    if (urls.size === 0) await route(nothing, (taken) => taken.fallback());
    urls.add(url);
    return route(
      url,
      (taken, request) => {
        intercepted.add(request);
        return handler(taken, request);
      },
      options,
    );
  };
  const unroute = page.unroute.bind(page);
  page.unroute = async (...taken) => {
    await settled(page);
    await unroute(...taken);
  };
  page.unrouteAll = async () => {
    await settled(page);
    for (const url of urls) await unroute(url);
  };
}

/** Throws an error of `page.evaluate` again unless the document was left meanwhile. */
export function requireLeft(error: Error): void {
  if (!/Execution context was destroyed/.test(error.message)) throw error;
}

/**
 * Waits for two frames and an idle moment: what an answer changes is drawn in the first frame, what that asks for is sent
 * before the second, and effects, such as the listeners of keys, have run by the time that nothing else is to be done.
 */
export async function drawn(page: Page) {
  if (stopped.has(page.context())) return;
  const frames = () =>
    page.evaluate(
      (timeout) =>
        new Promise<void>((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout }))),
        ),
      mostIdleWait,
    );
  // A document that is left meanwhile ends the wait; the next one is waited for instead.
  for (let isDrawn = false; !isDrawn; ) {
    isDrawn = await frames().then(
      () => true,
      (error: Error) => {
        requireLeft(error);
        return false;
      },
    );
  }
}

/**
 * Waits until every request of the page is answered and its answer drawn. `waitForLoadState('networkidle')` does not: after
 * a navigation inside the app it returns at once, since the document was loaded long before.
 */
export const settled = (page: Page) => waitForAnswers(page, () => true);

/** Waits as `settled` does, but not for requests that a route of the journey holds: the page is to be seen without them. */
export const shown = (page: Page) => waitForAnswers(page, (request) => !intercepted.has(request));

async function waitForAnswers(page: Page, isAwaited: (request: Request) => boolean) {
  const requests = unanswered.get(page);
  if (!requests) throw new Error('The page was opened before followPages.');
  const awaited = () => [...requests].filter(isAwaited).map((request) => `${request.method()} ${request.url()}`);
  // An app that has not run yet, or still loads its page, has sent no request and handles no key.
  await expect(page.locator('body:has(#app):not(:has(main))'), 'the app shows no page').toHaveCount(0);
  let quiet = 0;
  while (quiet < 2) {
    // Counted here, so that looking often costs nothing.
    await expect.poll(awaited, { message: 'requests without an answer', intervals: [20] }).toEqual([]);
    await drawn(page);
    quiet = awaited().length === 0 ? quiet + 1 : 0;
  }
}
