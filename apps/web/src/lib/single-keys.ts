import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';

const listeners = new Set<() => void>();

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Returns whether single keys act on a page; users can switch them off (WCAG 2.1.4). */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, () => readStored<boolean>('singleKeys') ?? true);
}

export function setSingleKeys(on: boolean) {
  writeStored('singleKeys', on);
  for (const changed of listeners) changed();
}
