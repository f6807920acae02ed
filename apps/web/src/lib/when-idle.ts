import { fetchFirst } from './load-part.ts';
import { queryClient } from './query-client.ts';

declare global {
  interface Navigator {
    /** Of Chromium only. */
    readonly connection?: { readonly saveData: boolean };
  }
}

const mostMilliseconds = 5000;

/** Runs a task in an idle moment, at the latest after so many milliseconds. */
function inIdleMoment(task: () => void, timeout: number): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout });
  else setTimeout(task, Math.min(timeout, 1000));
}

/** Resolves when no query waits for a reply, at the latest after so many milliseconds. */
function withoutCalls(timeout: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = queryClient.getQueryCache().subscribe(() => queryClient.isFetching() === 0 && end());
    const timer = setTimeout(end, timeout);
  });
}

/**
 * Runs a task when the page has nothing else to do, at the latest after five seconds. A page that waits for its data is not
 * idle: what is loaded for later would run before the data is shown.
 */
export function whenIdle(task: () => void): void {
  const latest = performance.now() + mostMilliseconds;
  const attempt = async () => {
    const left = latest - performance.now();
    if (left <= 0 || queryClient.isFetching() === 0) return task();
    await withoutCalls(left);
    // A timeout of zero would mean none.
    inIdleMoment(attempt, Math.max(1, latest - performance.now()));
  };
  inIdleMoment(attempt, mostMilliseconds);
}

type Load = () => Promise<unknown>;

/** Begins to load parts that are shown soon; a part that cannot be loaded is loaded again when it is shown. */
export function preload(...loads: readonly Load[]): void {
  for (const load of loads) load().catch(() => {});
}

/** Loads parts that most people open next, while the page waits for them to act; not where a browser saves data. */
export function preloadNext(...loads: readonly Load[]): void {
  if (navigator.connection?.saveData) return;
  preload(...loads.map((load) => () => fetchFirst(load, 'low')));
}

/**
 * Loads parts that the first page does not show, so that they open at once. A browser that saves data loads them when they
 * are opened.
 */
export function preloadWhenIdle(...loads: readonly Load[]): void {
  whenIdle(() => preloadNext(...loads));
}
