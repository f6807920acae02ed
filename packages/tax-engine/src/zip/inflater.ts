import { constants, createInflateRaw, inflateRawSync } from 'node:zlib';

/** Internals of Node's zlib streams. Undocumented, so they are verified before use. */
interface ZlibHandle {
  reset(): void;
  writeSync(
    flush: number,
    from: Uint8Array,
    fromAt: number,
    fromLength: number,
    to: Uint8Array,
    toAt: number,
    toLength: number,
  ): void;
  onerror: () => void;
}

/** `left`: unused output and unused input of the last write. */
interface ZlibState {
  handle: ZlibHandle;
  left: Uint32Array;
}

/** Output space beyond the declared size, to detect longer content. */
const SLACK = 64;
const MIN_BYTES = 1 << 16;

/**
 * Inflates entries into the same memory. `inflateRawSync` spends a fifth of its time allocating and freeing its state
 * and output for each entry.
 */
export class Inflater {
  readonly #state: ZlibState | undefined;
  #output: Buffer = Buffer.allocUnsafeSlow(MIN_BYTES);
  #failed = false;

  constructor(state = openState()) {
    this.#state = state;
    if (state) {
      state.handle.onerror = () => {
        this.#failed = true;
      };
    }
  }

  /** Returns exactly `size` bytes, valid until the next call; undefined when the data is damaged or of another size. */
  inflate(packed: Buffer, size: number): Buffer | undefined {
    if (!this.#state) return inflateOnce(packed, size);
    const { handle, left } = this.#state;
    if (this.#output.length < size + SLACK) this.#output = Buffer.allocUnsafeSlow((size + SLACK) * 2);
    this.#failed = false;
    handle.reset();
    handle.writeSync(constants.Z_FINISH, packed, 0, packed.length, this.#output, 0, size + SLACK);
    return !this.#failed && left[0] === SLACK ? this.#output.subarray(0, size) : undefined;
  }
}

/** Fallback for Node versions with different internals. Returns undefined for damaged data or another size. */
export function inflateOnce(packed: Buffer, size: number): Buffer | undefined {
  try {
    const data = inflateRawSync(packed, { maxOutputLength: size + SLACK, chunkSize: Math.max(64, size + SLACK) });
    return data.length === size ? data : undefined;
  } catch {
    return undefined;
  }
}

function openState(): ZlibState | undefined {
  const { _handle: handle, _writeState: left } = createInflateRaw() as unknown as {
    _handle?: ZlibHandle;
    _writeState?: Uint32Array;
  };
  if (typeof handle?.reset !== 'function' || typeof handle.writeSync !== 'function') return undefined;
  return left instanceof Uint32Array && worksAsExpected({ handle, left }) ? { handle, left } : undefined;
}

/** Tests the internals with a valid entry, a damaged one and a valid one again. */
function worksAsExpected(state: ZlibState): boolean {
  const good = Buffer.from([0x4b, 0x4c, 0x4a, 0x06, 0x00]);
  const damaged = Buffer.from([0xff, 0xff]);
  try {
    const trial = new Inflater(state);
    const texts = [good, damaged, good].map((packed) => trial.inflate(packed, 3)?.toString('latin1'));
    return texts[0] === 'abc' && texts[1] === undefined && texts[2] === 'abc';
  } catch {
    return false;
  }
}
