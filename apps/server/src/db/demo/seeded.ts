import { createHash } from 'node:crypto';

/** Returns an id in the format of a UUID, derived from its parts. */
export function idOf(...parts: (string | number)[]): string {
  const hex = createHash('sha256').update(parts.join('\n')).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** Pseudo-random numbers that are the same for the same seed. */
export class Seeded {
  #state: number;

  constructor(...name: (string | number)[]) {
    this.#state = createHash('sha256').update(name.join('\n')).digest().readUInt32LE();
  }

  /** Returns a number from 0 to 1, 1 excluded (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns an integer, both bounds included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** Returns true in `share` of all cases. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.between(0, list.length - 1)] as T;
  }

  /** Returns up to `count` distinct elements. */
  some<T>(list: readonly T[], count: number): T[] {
    return this.shuffled(list).slice(0, count);
  }

  shuffled<T>(list: readonly T[]): T[] {
    const mixed = [...list];
    for (let i = mixed.length - 1; i > 0; i--) {
      const other = this.between(0, i);
      [mixed[i], mixed[other]] = [mixed[other] as T, mixed[i] as T];
    }
    return mixed;
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.between(0, 9)).join('');
  }
}
