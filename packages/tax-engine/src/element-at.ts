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
