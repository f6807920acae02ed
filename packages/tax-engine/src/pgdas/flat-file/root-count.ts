/** Counts different roots of CNPJ in bounded memory: a bit per root of digits, a set for the few with letters. */
export class RootCount {
  #digits: Uint8Array | undefined;
  readonly #letters = new Set<string>();
  #count = 0;

  add(root: string): void {
    if (!/^\d{8}$/.test(root)) {
      this.#letters.add(root);
      return;
    }
    this.#digits ??= new Uint8Array(1e8 / 8);
    const place = Number(root);
    const before = this.#digits[place >> 3] as number;
    const after = before | (1 << (place & 7));
    if (after === before) return;
    this.#digits[place >> 3] = after;
    this.#count++;
  }

  get size(): number {
    return this.#count + this.#letters.size;
  }
}
