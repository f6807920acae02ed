import { readSync } from 'node:fs';

/** Less than a batch of entries: what a thread reads beyond its batch is read by another again. */
const WINDOW_BYTES = 1 << 18;

/**
 * Reads a file by position through one reused window, since entries mostly lie one after the other.
 * What it returns is only valid until the next read.
 */
export class FileWindow {
  readonly #fd: number;
  readonly #size: number;
  /** What `locate` speaks of. */
  readonly bytes: Buffer;
  #start = 0;
  #length = 0;

  constructor(fd: number, size: number, windowBytes = WINDOW_BYTES) {
    this.#fd = fd;
    this.#size = size;
    this.bytes = Buffer.allocUnsafeSlow(Math.max(64, Math.min(windowBytes, size)));
  }

  /** Where a part of the file, no longer than the window, lies in `bytes`; −1 when the file ends before. */
  locate(position: number, length: number): number {
    if (position < 0 || position + length > this.#size) return -1;
    if (position < this.#start || position + length > this.#start + this.#length) {
      this.#start = position;
      this.#length = fill(this.#fd, this.bytes, this.bytes.length, position);
      if (this.#length < length) return -1;
    }
    return position - this.#start;
  }

  /** Undefined when the file ends before. */
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
