/**
 * The first byte of a column of numbers says how wide they are. With this bit all lowest bytes come first, then all
 * second ones …: the high ones, mostly alike, deflate to nothing and the low ones, which do not deflate, cost no time.
 */
const byteByByte = 0x10;

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;
type Counts = Uint8Array | Uint16Array | Uint32Array;

/** Whole numbers from 0 in as few bytes each as the largest needs. */
export function countColumn(numbers: ArrayLike<number>): Buffer {
  const most = largest(numbers);
  const width = most < 2 ** 8 ? 1 : most < 2 ** 16 ? 2 : most < 2 ** 24 ? 3 : 4;
  return parted(width, Uint32Array.from(numbers));
}

/** Signed cents: four bytes each, or eight where an amount needs them. */
export function centsColumn(cents: ArrayLike<number>): Buffer {
  if (largest(cents) < 2 ** 31) return parted(4, Int32Array.from(cents));
  return Buffer.concat([Buffer.of(8), bytesOf(Float64Array.from(cents))]);
}

export function readCounts(column: Buffer): Counts {
  const width = column[0] as number;
  if (!(width & byteByByte)) {
    const bytes = ownBytes(column);
    if (width === 1) return new Uint8Array(bytes);
    return width === 2 ? new Uint16Array(bytes) : new Uint32Array(bytes);
  }
  const bytes = column.subarray(1);
  const each = width & ~byteByByte;
  if (each === 1) return bytes;
  return each === 2 ? joinedPairs(bytes) : new Uint32Array(joined(bytes, each).buffer);
}

export function readCents(column: Buffer): Int32Array | Float64Array {
  if ((column[0] as number) & byteByByte) {
    return joined(column.subarray(1), 4);
  }
  return column[0] === 4 ? new Int32Array(ownBytes(column)) : new Float64Array(ownBytes(column));
}

function largest(numbers: ArrayLike<number>): number {
  let most = 0;
  for (let i = 0; i < numbers.length; i++) most = Math.max(most, Math.abs(numbers[i] as number));
  return most;
}

function parted(width: number, numbers: Uint32Array | Int32Array): Buffer {
  const column = Buffer.alloc(1 + width * numbers.length);
  let at = 0;
  column[at++] = byteByByte | width;
  for (let shift = 0; shift < width * 8; shift += 8) {
    for (let i = 0; i < numbers.length; i++) column[at++] = (numbers[i] as number) >>> shift;
  }
  return column;
}

function joinedPairs(bytes: Buffer): Uint16Array {
  const numbers = new Uint16Array(bytes.length / 2);
  const high = numbers.length;
  for (let i = 0; i < high; i++) numbers[i] = (bytes[i] as number) | ((bytes[high + i] as number) << 8);
  return numbers;
}

/** Of three or four bytes each. */
function joined(bytes: Buffer, width: number): Int32Array<ArrayBuffer> {
  const count = bytes.length / width;
  const numbers = new Int32Array(count);
  const highest = width === 4 ? 3 * count : undefined;
  for (let i = 0; i < count; i++) {
    const three = (bytes[i] as number) | ((bytes[count + i] as number) << 8) | ((bytes[2 * count + i] as number) << 16);
    numbers[i] = highest === undefined ? three : three | ((bytes[highest + i] as number) << 24);
  }
  return numbers;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Numbers) => Buffer.from(buffer, byteOffset, byteLength);

/** A copy: typed arrays start where their width allows. */
function ownBytes(column: Buffer): ArrayBuffer {
  const bytes = new ArrayBuffer(column.length - 1);
  column.copy(new Uint8Array(bytes), 0, 1);
  return bytes;
}
