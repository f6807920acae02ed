/** Keys of the local storage; the theme has its own key in theme.ts. */
export type StoredKey =
  | 'auth'
  | 'currentTenant'
  | 'device'
  | 'menuManagement'
  | 'selectedTenant'
  | 'selic'
  | 'sessionEnd'
  | 'singleKeys';

/** Reads a stored value; undefined when it is absent or unreadable. */
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

/** Sends a value to the other tabs through a storage event without storing it. */
export function notifyOtherTabs(key: StoredKey, value: unknown) {
  writeStored(key, value);
  removeStored(key);
}

export function removeStored(...keys: StoredKey[]) {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // A forbidden storage holds nothing.
  }
}
