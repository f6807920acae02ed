import { promisify } from 'node:util';
import { deflateRawSync, inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

// Neither can stand in XML text, and JSON of an older run came from XML.
const LINE = '\u0002';
const SEPARATOR = 2;
// A block in few pieces: each costs a round through the event loop.
const chunkSize = 512 * 1024;

/** Columns one after the other, each behind its length, deflated together. */
export function packColumns(columns: readonly Buffer[]): Buffer {
  const parts = columns.flatMap((column) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(column.length);
    return [length, column];
  });
  return deflateRawSync(Buffer.concat(parts), { level: 6 });
}

/** The columns as they were packed. */
export async function unpackColumns(packed: Buffer): Promise<Buffer[]> {
  const whole = await inflate(packed, { chunkSize });
  const columns: Buffer[] = [];
  for (let at = 0; at < whole.length; ) {
    const start = at + 4;
    at = start + whole.readUInt32LE(at);
    columns.push(whole.subarray(start, at));
  }
  return columns;
}

/** Texts as one column. */
export function textColumn(texts: readonly string[]): Buffer {
  return Buffer.from(texts.map((text) => text.replaceAll(LINE, ' ')).join(LINE));
}

/** Texts as they were packed, decoded when they are asked for. */
export class TextColumn {
  readonly #column: Buffer;
  #starts: Uint32Array | undefined;

  constructor(column: Buffer) {
    this.#column = column;
  }

  at(place: number): string {
    this.#starts ??= startsOf(this.#column);
    const end = (this.#starts[place + 1] as number) - 1;
    return this.#column.toString('utf8', this.#starts[place], end);
  }

  all(): string[] {
    return this.#column.toString('utf8').split(LINE);
  }
}

/** Where each text starts, and where one more would. */
function startsOf(column: Buffer): Uint32Array {
  const starts = [0];
  for (let at = column.indexOf(SEPARATOR); at >= 0; at = column.indexOf(SEPARATOR, at + 1)) starts.push(at + 1);
  starts.push(column.length + 1);
  return Uint32Array.from(starts);
}

/** Whole numbers from 0 in as few bytes each as the largest needs; the first byte says how many. */
export function countColumn(numbers: ArrayLike<number>): Buffer {
  let most = 0;
  for (let i = 0; i < numbers.length; i++) most = Math.max(most, numbers[i] as number);
  const kind = most < 2 ** 8 ? Uint8Array : most < 2 ** 16 ? Uint16Array : Uint32Array;
  return withWidth(kind.from(numbers));
}

/** Signed cents: four bytes each, or eight where an amount needs them. */
export function centsColumn(cents: ArrayLike<number>): Buffer {
  let most = 0;
  for (let i = 0; i < cents.length; i++) most = Math.max(most, Math.abs(cents[i] as number));
  return withWidth(most < 2 ** 31 ? Int32Array.from(cents) : Float64Array.from(cents));
}

export function readCounts(column: Buffer): Uint8Array | Uint16Array | Uint32Array {
  const bytes = ownBytes(column);
  if (column[0] === 1) return new Uint8Array(bytes);
  return column[0] === 2 ? new Uint16Array(bytes) : new Uint32Array(bytes);
}

export function readCents(column: Buffer): Int32Array | Float64Array {
  return column[0] === 4 ? new Int32Array(ownBytes(column)) : new Float64Array(ownBytes(column));
}

function withWidth(values: Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array): Buffer {
  const bytes = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  return Buffer.concat([Buffer.of(values.BYTES_PER_ELEMENT), bytes]);
}

/** A copy: typed arrays start where their width allows. */
function ownBytes(column: Buffer): ArrayBuffer {
  const bytes = new ArrayBuffer(column.length - 1);
  column.copy(new Uint8Array(bytes), 0, 1);
  return bytes;
}
