import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let open = false;

/** Kept outside the menu that opens it, because rotating the device remounts the shell around the menu. */
export function setOwnIdentityCheckOpen(next: boolean) {
  open = next;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function useOwnIdentityCheckOpen(): boolean {
  return useSyncExternalStore(subscribe, () => open);
}
