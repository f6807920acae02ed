import { useEffect, useSyncExternalStore } from 'react';

/** Key and what it does, such as `['J', 'próximo']`. */
export type ListedKey = readonly [key: string, does: string];

interface KeyList {
  keys: readonly ListedKey[];
  isOver: boolean;
}

let lists: readonly KeyList[] = [];
const listeners = new Set<() => void>();

function change(next: typeof lists) {
  lists = next;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/**
 * Lists the keys of a part of the screen that act now, while it is shown.
 * @param isOver the part lies over the page, whose keys do not act meanwhile
 */
export function useListedKeys(keys: readonly ListedKey[], isOver = false): void {
  const text = JSON.stringify(keys);
  useEffect(() => {
    const list: KeyList = { keys: JSON.parse(text), isOver };
    change([...lists, list]);
    return () => change(lists.filter((one) => one !== list));
  }, [text, isOver]);
}

/** Returns the keys of the screen that act now, those of the part that was shown last first; each key once. */
export function useScreenKeys(): readonly ListedKey[] {
  const shown = useSyncExternalStore(subscribe, () => lists);
  const over = shown.filter(({ isOver }) => isOver);
  const byKey = new Map<string, ListedKey>();
  for (const listed of (over.length > 0 ? over : shown).toReversed().flatMap(({ keys }) => keys)) {
    if (!byKey.has(listed[0])) byKey.set(listed[0], listed);
  }
  return [...byKey.values()];
}
