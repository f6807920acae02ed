/** Applies an expression to a text as `replace` and `matchAll` do; runs in a thread, which can be ended. */
export function matchText({ source, flags, text }: { source: string; flags: string; text: string }): number {
  const expression = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  return [...text.matchAll(expression)].length;
}
