/**
 * Keeps one copy of each text that many events repeat. The copies are flat: a piece of a parsed document would keep the
 * whole document in memory.
 */
export class TextPool {
  readonly #kept = new Map<string, string>();

  of(text: string): string {
    const known = this.#kept.get(text);
    if (known !== undefined) return known;
    const copy = flatCopy(text);
    this.#kept.set(copy, copy);
    return copy;
  }
}

/** Copies a text that may be a piece of a longer one. */
export function flatCopy(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
