import { promisify } from 'node:util';
import { deflateRawSync, inflateRaw, inflateRawSync } from 'node:zlib';

const inflate = promisify(inflateRaw);

// No deflated stream starts with it.
const oneByOne = 0x07;
const lengthsOfColumn = 8;
/** Deflated only where that saves a tenth: what does not is quicker to read as it is. */
const worthIt = 0.9;

/** Columns that can be read one by one: a table of their lengths, raw and as they lie here, then each. */
export function packColumns(columns: readonly Buffer[]): Buffer {
  const stored = columns.map((column) => {
    const deflated = deflateRawSync(column, { level: 6 });
    return deflated.length < column.length * worthIt ? deflated : column;
  });
  const table = Buffer.alloc(1 + 4 + columns.length * lengthsOfColumn);
  table[0] = oneByOne;
  table.writeUInt32LE(columns.length, 1);
  for (const [i, column] of columns.entries()) {
    table.writeUInt32LE(column.length, 5 + i * lengthsOfColumn);
    table.writeUInt32LE((stored[i] as Buffer).length, 9 + i * lengthsOfColumn);
  }
  return Buffer.concat([table, ...stored]);
}

interface StoredColumn {
  stored: Buffer;
  /** Its length when it is inflated; the same as now where it is not deflated. */
  length: number;
}

/** What `packColumns` made of columns. */
export class PackedColumns {
  readonly #columns: StoredColumn[];
  /** The columns lay in one deflated stream, as those of older runs do. */
  readonly together: boolean;

  private constructor(columns: StoredColumn[], together: boolean) {
    this.#columns = columns;
    this.together = together;
  }

  static async open(packed: Buffer): Promise<PackedColumns> {
    if (packed[0] === oneByOne) return new PackedColumns(cutOneByOne(packed), false);
    return new PackedColumns(cutTogether(await inflate(packed, { chunkSize: 512 * 1024 })), true);
  }

  get count(): number {
    return this.#columns.length;
  }

  /** Inflated beside the event loop. */
  async read(place: number): Promise<Buffer> {
    const { stored, length } = this.#columns[place] as StoredColumn;
    return stored.length === length ? stored : inflate(stored, inOneChunk(length));
  }

  /** Inflated at once: for columns of a few thousand bytes. */
  readNow(place: number): Buffer {
    const { stored, length } = this.#columns[place] as StoredColumn;
    return stored.length === length ? stored : inflateRawSync(stored, inOneChunk(length));
  }
}

// Full to the last byte, a chunk asks for another.
const inOneChunk = (length: number) => ({ chunkSize: length + 64 });

function cutOneByOne(packed: Buffer): StoredColumn[] {
  const count = packed.readUInt32LE(1);
  let at = 5 + count * lengthsOfColumn;
  return Array.from({ length: count }, (_, i) => {
    const end = at + packed.readUInt32LE(9 + i * lengthsOfColumn);
    const column = { stored: packed.subarray(at, end), length: packed.readUInt32LE(5 + i * lengthsOfColumn) };
    at = end;
    return column;
  });
}

/** Each behind its length. */
function cutTogether(whole: Buffer): StoredColumn[] {
  const columns: StoredColumn[] = [];
  for (let at = 0; at < whole.length; ) {
    const start = at + 4;
    at = start + whole.readUInt32LE(at);
    columns.push({ stored: whole.subarray(start, at), length: at - start });
  }
  return columns;
}
