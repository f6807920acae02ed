import { isAccessKey } from './access-key.ts';

export const KEY_LENGTH = 44;

/**
 * Assigns consecutive numbers, from 0, to access keys by their bytes, so that hundreds of thousands of keys are looked
 * up without a string for each.
 */
export class KeyIndex {
  /** The buffer that holds each key. Buffers are referenced, not copied. */
  readonly #sources: Uint8Array[] = [];
  #starts: Uint32Array;
  #slots: Int32Array;

  constructor(expected = 1024) {
    this.#starts = new Uint32Array(Math.max(1, expected));
    this.#slots = new Int32Array(slotsFor(expected)).fill(-1);
  }

  get size(): number {
    return this.#sources.length;
  }

  /** Returns the number of the key at position `at`, assigning the next one to an unknown key. */
  add(bytes: Uint8Array, at: number): number {
    let slot = this.#slotOf(bytes, at);
    const known = this.#slots[slot] ?? -1;
    if (known >= 0) return known;
    const number = this.#sources.length;
    if ((number + 1) * 2 > this.#slots.length) {
      this.#grow();
      slot = this.#slotOf(bytes, at);
    }
    if (number === this.#starts.length) this.#starts = widened(this.#starts);
    this.#sources.push(bytes);
    this.#starts[number] = at;
    this.#slots[slot] = number;
    return number;
  }

  /** Like `add` for a key as text; ignores texts that are no access keys. */
  addText(key: string): void {
    if (isAccessKey(key)) this.add(Buffer.from(key, 'latin1'), 0);
  }

  /** Returns the number of the key at position `at`; −1 when it is unknown. */
  find(bytes: Uint8Array, at: number): number {
    return this.#slots[this.#slotOf(bytes, at)] ?? -1;
  }

  /** Like `find` for a key as text. */
  findText(key: string): number {
    return isAccessKey(key) ? this.find(Buffer.from(key, 'latin1'), 0) : -1;
  }

  #slotOf(bytes: Uint8Array, at: number): number {
    const mask = this.#slots.length - 1;
    let slot = hashKey(bytes, at) & mask;
    for (;;) {
      const number = this.#slots[slot] ?? -1;
      if (number < 0 || this.#isAt(number, bytes, at)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #isAt(number: number, bytes: Uint8Array, at: number): boolean {
    const source = this.#sources[number];
    if (source === undefined) return false;
    const start = this.#starts[number] ?? 0;
    // Compared from the end, where keys differ most.
    for (let i = KEY_LENGTH - 1; i >= 0; i--) if (source[start + i] !== bytes[at + i]) return false;
    return true;
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(-1);
    for (const [number, source] of this.#sources.entries()) {
      this.#slots[this.#slotOf(source, this.#starts[number] ?? 0)] = number;
    }
  }
}

function slotsFor(keys: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(16, keys * 2)));
}

function hashKey(bytes: Uint8Array, at: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < KEY_LENGTH; i++) hash = Math.imul(hash ^ (bytes[at + i] ?? 0), 0x01000193);
  return hash ^ (hash >>> 15);
}

function widened(starts: Uint32Array): Uint32Array {
  const wider = new Uint32Array(starts.length * 2);
  wider.set(starts);
  return wider;
}
