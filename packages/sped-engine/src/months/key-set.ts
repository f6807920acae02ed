const FIRST_CAPACITY = 1 << 12;
/** Share of used slots above which the table grows. */
const fullest = 0.7;

/** The two halves of the hashes of keys. */
export interface KeyHashes {
  high: Uint32Array<ArrayBuffer>;
  low: Uint32Array<ArrayBuffer>;
}

/**
 * Access keys that were booked, with the reading that booked them, in 10 bytes a slot: a map of texts takes some 150 bytes
 * a key, and one upload may book millions. Holds hashes of 64 bits: with 10 million keys, one in 370,000 uploads would
 * take two different keys for one.
 */
export class KeySet {
  #high = new Uint32Array(FIRST_CAPACITY);
  #low = new Uint32Array(FIRST_CAPACITY);
  #reading = new Uint16Array(FIRST_CAPACITY);
  #size = 0;

  copy(): KeySet {
    const copy = new KeySet();
    copy.#high = this.#high.slice();
    copy.#low = this.#low.slice();
    copy.#reading = this.#reading.slice();
    copy.#size = this.#size;
    return copy;
  }

  /** Returns the reading that added a key before; undefined for a new key, which is added now. */
  add(key: string, reading: number): number | undefined {
    if (this.#size > this.#low.length * fullest) this.#grow();
    const [high, low] = hashOf(key);
    const at = this.#find(high, low);
    if (this.#low[at] !== 0) return this.#reading[at];
    this.#put(at, high, low, reading);
    this.#size++;
    return undefined;
  }

  /** Replaces the reading of a key that is known. */
  move(key: string, reading: number): void {
    const [high, low] = hashOf(key);
    this.#reading[this.#find(high, low)] = reading;
  }

  /** Returns the hashes of all keys, to add them to another set. */
  hashes(): KeyHashes {
    const [high, low] = [new Uint32Array(this.#size), new Uint32Array(this.#size)];
    let count = 0;
    for (let at = 0; at < this.#low.length; at++) {
      if (this.#low[at] === 0) continue;
      high[count] = this.#high[at] ?? 0;
      low[count++] = this.#low[at] ?? 0;
    }
    return { high, low };
  }

  /** Returns the reading that added the key of a hash; undefined for a new one. */
  readingOf(high: number, low: number): number | undefined {
    const at = this.#find(high, low);
    return this.#low[at] === 0 ? undefined : this.#reading[at];
  }

  /** Adds keys by their hashes, or moves those that are known to a reading. */
  addHashes({ high: highs, low: lows }: KeyHashes, reading: number): void {
    for (let at = 0; at < lows.length; at++) {
      if (this.#size > this.#low.length * fullest) this.#grow();
      const [high = 0, low = 0] = [highs[at], lows[at]];
      const slot = this.#find(high, low);
      if (this.#low[slot] === 0) this.#size++;
      this.#put(slot, high, low, reading);
    }
  }

  /** Returns the slot of a hash, or the free one for it. */
  #find(high: number, low: number): number {
    const mask = this.#low.length - 1;
    let at = high & mask;
    while (this.#low[at] !== 0 && (this.#low[at] !== low || this.#high[at] !== high)) at = (at + 1) & mask;
    return at;
  }

  #put(at: number, high: number, low: number, reading: number): void {
    this.#high[at] = high;
    this.#low[at] = low;
    this.#reading[at] = reading;
  }

  #grow(): void {
    const [highs, lows, readings] = [this.#high, this.#low, this.#reading];
    const capacity = lows.length * 2;
    this.#high = new Uint32Array(capacity);
    this.#low = new Uint32Array(capacity);
    this.#reading = new Uint16Array(capacity);
    for (let at = 0; at < lows.length; at++) {
      const [high = 0, low = 0] = [highs[at], lows[at]];
      if (low !== 0) this.#put(this.#find(high, low), high, low, readings[at] ?? 0);
    }
  }
}

/** Two hashes (FNV-1a with other primes); the second one is never 0. */
function hashOf(key: string): [high: number, low: number] {
  let high = 0x811c9dc5;
  let low = 0x9e3779b9;
  for (let i = 0; i < key.length; i++) {
    const code = key.charCodeAt(i);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x85ebca6b);
    low ^= low >>> 15;
  }
  high ^= high >>> 16;
  return [high >>> 0, low >>> 0 || 1];
}
