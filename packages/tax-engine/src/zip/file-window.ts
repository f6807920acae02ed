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
  readonly #window: Buffer;
  #start = 0;
  #length = 0;

  constructor(fd: number, size: number, windowBytes = WINDOW_BYTES) {
    this.#fd = fd;
    this.#size = size;
    this.#window = Buffer.allocUnsafeSlow(Math.max(64, Math.min(windowBytes, size)));
  }

  /** Undefined when the file ends before. */
  read(position: number, length: number): Buffer | undefined {
    if (position < 0 || position + length > this.#size) return undefined;
    if (length > this.#window.length) {
      const bytes = Buffer.allocUnsafeSlow(length);
      return fill(this.#fd, bytes, length, position) === length ? bytes : undefined;
    }
    if (position < this.#start || position + length > this.#start + this.#length) {
      this.#start = position;
      this.#length = fill(this.#fd, this.#window, this.#window.length, position);
      if (this.#length < length) return undefined;
    }
    return this.#window.subarray(position - this.#start, position - this.#start + length);
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
