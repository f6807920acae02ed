import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printing = false;
const listeners = new Set<() => void>();

function become(now: boolean) {
  printing = now;
  // What is printed is the page as it stands when the event ends.
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

/** Whether the page is on its way to paper, where nothing scrolls. */
export const usePrinting = () => useSyncExternalStore(subscribe, () => printing);
