import { promisify } from 'node:util';
import { deflateRawSync, inflateRaw, inflateRawSync } from 'node:zlib';

const inflate = promisify(inflateRaw);

/** First byte of the current format. No deflate stream starts with it. */
const columnByColumn = 0x07;
const headerBytes = 5;
const bytesPerEntry = 8;
/** A column is stored deflated only if that saves a tenth; otherwise reading it raw is quicker. */
const worthwhileRatio = 0.9;
/** Deflating a shorter column takes longer than writing it: a compressor is set up for each, and a small month has 25. */
const worthwhileBytes = 512;

/**
 * Packs columns so that each can be read alone. Layout: format byte, column count, then per column its raw and its
 * stored length (all UInt32LE), then the stored columns.
 */
export function packColumns(columns: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(headerBytes + columns.length * bytesPerEntry);
  header[0] = columnByColumn;
  header.writeUInt32LE(columns.length, 1);
  const stored = columns.map((column, i) => {
    const smaller = column.length < worthwhileBytes ? column : smallerOf(column, deflateRawSync(column, { level: 6 }));
    header.writeUInt32LE(column.length, headerBytes + i * bytesPerEntry);
    header.writeUInt32LE(smaller.length, headerBytes + 4 + i * bytesPerEntry);
    return smaller;
  });
  return Buffer.concat([header, ...stored]);
}

function smallerOf(column: Buffer, deflated: Buffer): Buffer {
  return deflated.length < column.length * worthwhileRatio ? deflated : column;
}

interface StoredColumn {
  stored: Buffer;
  /** Inflated length; equals the stored length of a column that is not deflated. */
  length: number;
}

/** Reader of the columns that `packColumns` packed. */
export class PackedColumns {
  readonly #columns: StoredColumn[];
  /** True for the older format, in which all columns lie in one deflate stream. */
  readonly isSingleStream: boolean;

  private constructor(columns: StoredColumn[], isSingleStream: boolean) {
    this.#columns = columns;
    this.isSingleStream = isSingleStream;
  }

  /** Opens packed columns of the current or of the older format. */
  static async open(packed: Buffer): Promise<PackedColumns> {
    if (packed[0] === columnByColumn) return new PackedColumns(sliceColumns(packed), false);
    return new PackedColumns(sliceSingleStream(await inflate(packed, { chunkSize: 512 * 1024 })), true);
  }

  get count(): number {
    return this.#columns.length;
  }

  /** Returns the column at the index (from 0), inflated on the thread pool. */
  async read(index: number): Promise<Buffer> {
    const { stored, length } = this.#at(index);
    return stored.length === length ? stored : inflate(stored, singleChunk(length));
  }

  /** Returns the column at the index (from 0), inflated synchronously: for columns of a few thousand bytes. */
  readSync(index: number): Buffer {
    const { stored, length } = this.#at(index);
    return stored.length === length ? stored : inflateRawSync(stored, singleChunk(length));
  }

  #at(index: number): StoredColumn {
    const column = this.#columns[index];
    if (!column) throw new RangeError(`There is no column ${index} among ${this.count}.`);
    return column;
  }
}

// zlib allocates a second chunk as soon as the first is full to the last byte.
const singleChunk = (length: number) => ({ chunkSize: length + 64 });

function sliceColumns(packed: Buffer): StoredColumn[] {
  const count = packed.readUInt32LE(1);
  let at = headerBytes + count * bytesPerEntry;
  return Array.from({ length: count }, (_, i) => {
    const entry = headerBytes + i * bytesPerEntry;
    const end = at + packed.readUInt32LE(entry + 4);
    const column = { stored: packed.subarray(at, end), length: packed.readUInt32LE(entry) };
    at = end;
    return column;
  });
}

/** Each column follows its length (UInt32LE). */
function sliceSingleStream(whole: Buffer): StoredColumn[] {
  const columns: StoredColumn[] = [];
  for (let at = 0; at < whole.length; ) {
    const start = at + 4;
    at = start + whole.readUInt32LE(at);
    columns.push({ stored: whole.subarray(start, at), length: at - start });
  }
  return columns;
}
