/**
 * Flag in the first byte of a number column, whose low bits give the bytes per number. With the flag, all lowest bytes
 * come first, then all second bytes and so on: the high bytes are mostly equal and deflate well, and the low bytes,
 * which do not deflate, are stored as they are.
 */
const byteByByte = 0x10;

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;
type Counts = Uint8Array | Uint16Array | Uint32Array;

/** Encodes integers from 0 to 2³²−1 with as few bytes each (1 to 4) as the largest needs. */
export function encodeCounts(numbers: ArrayLike<number>): Buffer {
  const max = maxMagnitude(numbers);
  const width = max < 2 ** 8 ? 1 : max < 2 ** 16 ? 2 : max < 2 ** 24 ? 3 : 4;
  return splitBytes(width, Uint32Array.from(numbers));
}

/** Encodes signed amounts in cents: four bytes each, or eight when an amount does not fit into 32 bits. */
export function encodeCents(cents: ArrayLike<number>): Buffer {
  if (maxMagnitude(cents) < 2 ** 31) return splitBytes(4, Int32Array.from(cents));
  return Buffer.concat([Buffer.of(8), bytesOf(Float64Array.from(cents))]);
}

/** Decodes a column written by `encodeCounts`, or one of whole words as older runs have them. */
export function decodeCounts(column: Buffer): Counts {
  const width = column.readUInt8();
  if (!(width & byteByByte)) {
    const bytes = copyBytes(column);
    if (width === 1) return new Uint8Array(bytes);
    return width === 2 ? new Uint16Array(bytes) : new Uint32Array(bytes);
  }
  const bytes = column.subarray(1);
  const bytesEach = width & ~byteByByte;
  if (bytesEach === 1) return bytes;
  return bytesEach === 2 ? joinPairs(bytes) : new Uint32Array(joinBytes(bytes, bytesEach).buffer);
}

/** Decodes a column of cents written by `encodeCents`, or one of whole words as older runs have them. */
export function decodeCents(column: Buffer): Int32Array | Float64Array {
  const width = column.readUInt8();
  if (width & byteByByte) return joinBytes(column.subarray(1), 4);
  return width === 4 ? new Int32Array(copyBytes(column)) : new Float64Array(copyBytes(column));
}

function maxMagnitude(numbers: ArrayLike<number>): number {
  let max = 0;
  for (let i = 0; i < numbers.length; i++) max = Math.max(max, Math.abs(numbers[i] ?? 0));
  return max;
}

function splitBytes(width: number, numbers: Uint32Array | Int32Array): Buffer {
  const column = Buffer.alloc(1 + width * numbers.length);
  let at = 0;
  column[at++] = byteByByte | width;
  for (let shift = 0; shift < width * 8; shift += 8) {
    for (let i = 0; i < numbers.length; i++) column[at++] = (numbers[i] ?? 0) >>> shift;
  }
  return column;
}

function joinPairs(bytes: Buffer): Uint16Array {
  const numbers = new Uint16Array(bytes.length / 2);
  const high = numbers.length;
  for (let i = 0; i < high; i++) numbers[i] = (bytes[i] ?? 0) | ((bytes[high + i] ?? 0) << 8);
  return numbers;
}

/** Joins numbers of three or four bytes each. */
function joinBytes(bytes: Buffer, width: number): Int32Array<ArrayBuffer> {
  const count = bytes.length / width;
  const numbers = new Int32Array(count);
  const highest = width === 4 ? 3 * count : undefined;
  for (let i = 0; i < count; i++) {
    const three = (bytes[i] ?? 0) | ((bytes[count + i] ?? 0) << 8) | ((bytes[2 * count + i] ?? 0) << 16);
    numbers[i] = highest === undefined ? three : three | ((bytes[highest + i] ?? 0) << 24);
  }
  return numbers;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Numbers) => Buffer.from(buffer, byteOffset, byteLength);

/** Copies the bytes behind the header, because a typed array must start at a multiple of its element width. */
function copyBytes(column: Buffer): ArrayBuffer {
  const bytes = new ArrayBuffer(column.length - 1);
  column.copy(new Uint8Array(bytes), 0, 1);
  return bytes;
}
