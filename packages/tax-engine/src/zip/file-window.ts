import { readSync } from 'node:fs';

/** Smaller than a batch of entries, because bytes read beyond a thread's batch are read again by another thread. */
const WINDOW_BYTES = 1 << 18;

/**
 * Reads a file by position through one reused window, because entries are mostly contiguous. Returned views are only
 * valid until the next read.
 */
export class FileWindow {
  readonly #fd: number;
  readonly #size: number;
  /** The buffer that the results of `locate` refer to. */
  readonly bytes: Buffer;
  #start = 0;
  #length = 0;

  constructor(fd: number, size: number, windowBytes = WINDOW_BYTES) {
    this.#fd = fd;
    this.#size = size;
    this.bytes = Buffer.allocUnsafeSlow(Math.max(64, Math.min(windowBytes, size)));
  }

  /** Returns the index in `bytes` of a part of the file no longer than the window; −1 past the end of the file. */
  locate(position: number, length: number): number {
    if (position < 0 || position + length > this.#size) return -1;
    if (position < this.#start || position + length > this.#start + this.#length) {
      this.#start = position;
      this.#length = fill(this.#fd, this.bytes, this.bytes.length, position);
      if (this.#length < length) return -1;
    }
    return position - this.#start;
  }

  /** Returns a view of the part; undefined past the end of the file. */
  read(position: number, length: number): Buffer | undefined {
    if (length > this.bytes.length) {
      if (position < 0 || position + length > this.#size) return undefined;
      const bytes = Buffer.allocUnsafeSlow(length);
      return fill(this.#fd, bytes, length, position) === length ? bytes : undefined;
    }
    const at = this.locate(position, length);
    return at < 0 ? undefined : this.bytes.subarray(at, at + length);
  }
}

function fill(fd: number, target: Buffer, length: number, position: number): number {
  let done = 0;
  while (done < length) {
    const read = readSync(fd, target, done, length - done, position + done);
    if (read === 0) break;
    done += read;
  }
  return done;
}
