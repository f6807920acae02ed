/** Builds a record with a value for each key. */
export function recordOf<K extends string, V>(keys: readonly K[], create: (key: K, index: number) => V) {
  return Object.fromEntries(keys.map((key, index) => [key, create(key, index)])) as Record<K, V>;
}

/** Returns the keys of an object that has no others than its type declares. */
export function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(record) as K[];
}
