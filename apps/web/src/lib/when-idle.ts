import { waitsForCalls } from './running-calls.ts';

const mostMilliseconds = 5000;

/** Runs a task when the page has nothing else to do and waits for no call, at the latest after five seconds. */
export function whenIdle(task: () => void): void {
  const end = performance.now() + mostMilliseconds;
  function look() {
    // The content that a call brings is shown before anything is loaded for later.
    if (waitsForCalls() && performance.now() < end) setTimeout(next, 100);
    else task();
  }
  function next() {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(look, { timeout: mostMilliseconds });
    else setTimeout(look, 1000);
  }
  next();
}

type Load = () => Promise<unknown>;

/** Begins to load parts that are shown soon; a part that cannot be loaded is loaded again when it is shown. */
export function preload(...loads: readonly Load[]): void {
  for (const load of loads) load().catch(() => {});
}

/** Loads parts that the first page does not show, so that they open at once. */
export function preloadWhenIdle(...loads: readonly Load[]): void {
  whenIdle(() => preload(...loads));
}
