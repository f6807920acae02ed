import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printing = false;
const listeners = new Set<() => void>();

function become(now: boolean) {
  printing = now;
  // The browser prints the page as rendered when the event handler returns.
  flushSync(() => {
    for (const changed of listeners) changed();
  });
}

window.addEventListener('beforeprint', () => become(true));
window.addEventListener('afterprint', () => become(false));

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Returns true while the page is printed, when nothing scrolls. */
export const usePrinting = () => useSyncExternalStore(subscribe, () => printing);
