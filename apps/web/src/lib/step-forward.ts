import { afterPaint } from './after-paint.ts';

interface Steps {
  history: { subscribe(follow: (step: { location: { hash: string }; action: { type: string } }) => void): unknown };
  subscribe(event: 'onRendered', follow: () => void): unknown;
}

let isHeadingNext = false;
/** Functions that show the rest of a page whose heading is about to be painted. */
const waiting = new Set<() => void>();

/** Follows the steps from page to page. */
export function followSteps({ history, subscribe }: Steps): void {
  history.subscribe(({ location, action }) => {
    // What replaces an address, as a redirect does, belongs to the step before.
    if (action.type !== 'REPLACE') isHeadingNext = action.type === 'PUSH' && location.hash === '' && !document.hidden;
  });
  // A page that has nothing for later ends the step, so that what is opened on it afterwards does not wait.
  subscribe('onRendered', () => {
    if (waiting.size === 0) isHeadingNext = false;
  });
}

/**
 * Returns whether the next frame shows the heading of a page without the rest: a link has led to it, and it begins at its top.
 * Back restores the place in the first frame and a hash leads to a part of the page, so that both need the whole page at
 * once; a page in the background has no frames.
 */
export const isHeadingFirst = (): boolean => isHeadingNext;

/** Shows all that waits in one rendering, as soon as the heading is painted; returns what takes one back. */
export function afterHeading(show: () => void): () => void {
  if (waiting.size === 0) afterPaint(showAll);
  waiting.add(show);
  return () => waiting.delete(show);
}

function showAll(): void {
  isHeadingNext = false;
  const all = [...waiting];
  waiting.clear();
  for (const show of all) show();
}
