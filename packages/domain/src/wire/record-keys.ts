/** Returns the keys of an object with their type. Only for objects that have no other keys at run time. */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  return Object.keys(object) as (keyof T & string)[];
}

/** Returns a record with a value for each key, where `Object.fromEntries` would lose the type of the keys. */
export function recordOf<K extends string, V>(keys: readonly K[], toValue: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<K, V>;
}
