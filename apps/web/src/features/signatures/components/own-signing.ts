import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let open = false;

/** Not state of the menu that opens it: a turn of the device changes the shell around the menu. */
export function setOwnSigning(next: boolean) {
  open = next;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function useOwnSigning(): boolean {
  return useSyncExternalStore(subscribe, () => open);
}
