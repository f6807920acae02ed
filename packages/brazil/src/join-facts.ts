/**
 * Joins the facts of a line by dots and leaves out the empty ones: `joinFacts('Curitiba', 'PR')` is `Curitiba · PR`. The
 * space before a dot does not break, so that no line begins with a dot.
 */
export function joinFacts(...facts: readonly (string | false | null | undefined)[]): string {
  return facts.filter(Boolean).join('\u00a0· ');
}
