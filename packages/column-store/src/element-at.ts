/**
 * Returns the element at the index. Hot loops over number columns use `?? 0` instead: they read within bounds, and a call
 * per number would slow them down.
 * @throws RangeError if there is none
 */
export function elementAt<V>(values: readonly V[], index: number): V {
  const value = values[index];
  if (value === undefined) throw new RangeError(`There is no element ${index} among ${values.length}.`);
  return value;
}
