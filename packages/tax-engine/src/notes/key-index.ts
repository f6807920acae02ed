import { isAccessKey } from './access-key.ts';

export const KEY_LENGTH = 44;

/**
 * Numbers access keys by their bytes, so that hundreds of thousands of them are found again without a string each.
 * Numbers are given in order, from 0 on.
 */
export class KeyIndex {
  #keys: Buffer;
  #slots: Int32Array;
  #size = 0;

  constructor(expected = 1024) {
    this.#keys = Buffer.allocUnsafeSlow(Math.max(1, expected) * KEY_LENGTH);
    this.#slots = new Int32Array(slotsFor(expected)).fill(-1);
  }

  get size(): number {
    return this.#size;
  }

  /** The number of the key that stands at `at`; a new one when it was not known. */
  add(bytes: Uint8Array, at: number): number {
    let slot = this.#slotOf(bytes, at);
    const known = this.#slots[slot] as number;
    if (known >= 0) return known;
    if ((this.#size + 1) * 2 > this.#slots.length) {
      this.#grow();
      slot = this.#slotOf(bytes, at);
    }
    if ((this.#size + 1) * KEY_LENGTH > this.#keys.length) this.#keys = widened(this.#keys);
    for (let i = 0; i < KEY_LENGTH; i++) this.#keys[this.#size * KEY_LENGTH + i] = bytes[at + i] as number;
    this.#slots[slot] = this.#size;
    return this.#size++;
  }

  /** As `add`; what is no access key is left out. */
  addText(key: string): void {
    if (isAccessKey(key)) this.add(Buffer.from(key, 'latin1'), 0);
  }

  /** −1 when the key is not known. */
  find(bytes: Uint8Array, at: number): number {
    return this.#slots[this.#slotOf(bytes, at)] as number;
  }

  /** As `find`, for a key as text. */
  findText(key: string): number {
    return isAccessKey(key) ? this.find(Buffer.from(key, 'latin1'), 0) : -1;
  }

  #slotOf(bytes: Uint8Array, at: number): number {
    const mask = this.#slots.length - 1;
    let slot = hashKey(bytes, at) & mask;
    for (;;) {
      const number = this.#slots[slot] as number;
      if (number < 0 || this.#isAt(number, bytes, at)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #isAt(number: number, bytes: Uint8Array, at: number): boolean {
    const start = number * KEY_LENGTH;
    // The end of a key differs most.
    for (let i = KEY_LENGTH - 1; i >= 0; i--) if (this.#keys[start + i] !== bytes[at + i]) return false;
    return true;
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(-1);
    for (let number = 0; number < this.#size; number++) {
      this.#slots[this.#slotOf(this.#keys, number * KEY_LENGTH)] = number;
    }
  }
}

function slotsFor(keys: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(16, keys * 2)));
}

function hashKey(bytes: Uint8Array, at: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < KEY_LENGTH; i++) hash = Math.imul(hash ^ (bytes[at + i] as number), 0x01000193);
  return hash ^ (hash >>> 15);
}

function widened(keys: Buffer): Buffer {
  const wider = Buffer.allocUnsafeSlow(keys.length * 2);
  keys.copy(wider);
  return wider;
}
