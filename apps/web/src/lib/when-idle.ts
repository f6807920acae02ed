/** Runs a task when the page has nothing else to do, at the latest after five seconds. */
export function whenIdle(task: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 5000 });
  else setTimeout(task, 1000);
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
