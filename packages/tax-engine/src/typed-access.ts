/**
 * Returns an element of a list. Hot loops over typed arrays use `?? 0` instead, which V8 removes where the index is
 * always in range.
 * @throws RangeError when the list has no such element.
 */
export function elementAt<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index];
  if (element === undefined) throw new RangeError(`O índice ${index} não existe.`);
  return element;
}

/** Builds a record with a value for each key. */
export function buildRecord<K extends string, V>(keys: readonly K[], create: (key: K, index: number) => V) {
  return Object.fromEntries(keys.map((key, index) => [key, create(key, index)])) as Record<K, V>;
}

/** Returns the keys of an object that has no others than its type declares. */
export function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(record) as K[];
}
