/** Counts distinct CNPJ roots in bounded memory: a bit per numeric root, a set for the few with letters. */
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
    const before = this.#digits[place >> 3] ?? 0;
    const after = before | (1 << (place & 7));
    if (after === before) return;
    this.#digits[place >> 3] = after;
    this.#count++;
  }

  get size(): number {
    return this.#count + this.#letters.size;
  }
}
