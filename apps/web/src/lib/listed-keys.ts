import { useEffect, useSyncExternalStore } from 'react';

/** Key and what it does, such as `['J', 'próximo']`. */
export type ListedKey = readonly [key: string, does: string];

let lists: readonly (readonly ListedKey[])[] = [];
const listeners = new Set<() => void>();

function change(next: typeof lists) {
  lists = next;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Lists keys of a part of the screen while it is shown; `keys` must be the same array in each render. */
export function useListedKeys(keys: readonly ListedKey[]): void {
  useEffect(() => {
    change([...lists, keys]);
    return () => change(lists.filter((list) => list !== keys));
  }, [keys]);
}

/** Returns the keys of the screen, those of the part that was shown last first; each key once. */
export function useScreenKeys(): readonly ListedKey[] {
  const shown = useSyncExternalStore(subscribe, () => lists);
  const byKey = new Map<string, ListedKey>();
  for (const listed of shown.toReversed().flat()) if (!byKey.has(listed[0])) byKey.set(listed[0], listed);
  return [...byKey.values()];
}
