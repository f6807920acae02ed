/** What the browser keeps between visits; the theme has its own key in theme.ts. */
export type StoredKey = 'auth' | 'currentTenant' | 'selectedTenant' | 'selic' | 'sessionEnd';

/** Undefined when nothing, or nothing readable, is stored. */
export function readStored<T>(key: StoredKey): T | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(key: StoredKey, value: unknown) {
  if (value === undefined) return removeStored(key);
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage loses comfort, not work.
  }
}

/** Told to the other tabs by the event of its writing, and kept nowhere. */
export function tellOtherTabs(key: StoredKey, value: unknown) {
  writeStored(key, value);
  removeStored(key);
}

export function removeStored(...keys: StoredKey[]) {
  for (const key of keys) localStorage.removeItem(key);
}
