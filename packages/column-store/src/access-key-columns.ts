import { decodeCounts, encodeCounts } from './number-columns.ts';
import type { PackedColumns } from './packed-columns.ts';
import { encodeTexts, TextColumn } from './text-column.ts';

/** Access keys (chaves de acesso) of the notes of a block, indexed from 0 in the order of the notes. */
export interface BlockKeys {
  at: (note: number) => string;
  /** Returns a 1 for each note whose access key contains the part. */
  marksOf: (part: string) => Uint8Array;
}

/**
 * An access key has 44 characters: a head of 25 (state, month, issuer, model, series) that many notes share, nine digits of
 * the number, nine of emission type and code, and a check digit.
 */
const headLength = 25;
const partDigits = 9;
const keyLength = headLength + 2 * partDigits + 1;
const keysPerSearch = 2048;
const regularKey = new RegExp(`^.{${headLength}}\\d{${keyLength - headLength}}$`);

/**
 * Encodes access keys: regular ones as a dictionary of heads and columns of numbers; all as one Latin-1 text of fixed
 * width if any key has another form.
 */
export function encodeAccessKeys(keys: readonly string[]): Buffer[] {
  if (!keys.every((key) => regularKey.test(key))) {
    const width = Math.max(...keys.map((key) => key.length));
    return [Buffer.from(keys.map((key) => key.padEnd(width)).join(''), 'latin1')];
  }
  const heads = [...new Set(keys.map((key) => key.slice(0, headLength)))];
  const indexes = new Map(heads.map((head, index) => [head, index]));
  const numbers = (from: number, to: number) => encodeCounts(keys.map((key) => Number(key.slice(from, to))));
  return [
    encodeTexts(heads),
    encodeCounts(keys.map((key) => indexes.get(key.slice(0, headLength)) ?? 0)),
    numbers(headLength, headLength + partDigits),
    numbers(headLength + partDigits, keyLength - 1),
    numbers(keyLength - 1, keyLength),
  ];
}

/** Opens columns written by `encodeAccessKeys`. `notes`: how many keys they hold. */
export async function openAccessKeys(columns: PackedColumns, notes: number): Promise<BlockKeys> {
  if (columns.count === 1) return keysAsText(await columns.read(0), notes);
  const [heads, headOf, numbers, codes, checks] = await Promise.all([
    columns.read(0),
    columns.read(1),
    columns.read(2),
    columns.read(3),
    columns.read(4),
  ]);
  return keysAsNumbers({
    heads: new TextColumn(heads).all(),
    headOf: decodeCounts(headOf),
    numbers: decodeCounts(numbers),
    codes: decodeCounts(codes),
    checks: decodeCounts(checks),
  });
}

type Counts = ReturnType<typeof decodeCounts>;

interface KeyNumbers {
  heads: string[];
  headOf: Counts;
  numbers: Counts;
  codes: Counts;
  checks: Counts;
}

function keysAsNumbers(keys: KeyNumbers): BlockKeys {
  const { heads, headOf, numbers, codes, checks } = keys;
  const padded = (number: number | undefined) => String(number).padStart(partDigits, '0');
  return {
    at: (note) => `${heads[headOf[note] ?? 0]}${padded(numbers[note])}${padded(codes[note])}${checks[note]}`,
    marksOf: (part) => (regularKey.test(part) ? marksOfKey(keys, part) : marksOfPart(keys, part)),
  };
}

function marksOfKey({ heads, headOf, numbers, codes, checks }: KeyNumbers, key: string): Uint8Array {
  const marks = new Uint8Array(numbers.length);
  const head = heads.indexOf(key.slice(0, headLength));
  const [number, code] = [
    Number(key.slice(headLength, headLength + partDigits)),
    Number(key.slice(-partDigits - 1, -1)),
  ];
  for (let note = 0; note < marks.length; note++) {
    if (numbers[note] === number && codes[note] === code && headOf[note] === head) {
      marks[note] = Number(checks[note] === Number(key.at(-1)));
    }
  }
  return marks;
}

/** Searches the keys as text, written out in batches so that a search allocates only a small buffer. */
function marksOfPart({ heads, headOf, numbers, codes, checks }: KeyNumbers, part: string): Uint8Array {
  const marks = new Uint8Array(numbers.length);
  const text = Buffer.alloc(keysPerSearch * keyLength);
  const headWritten = new Int32Array(keysPerSearch).fill(-1);
  for (let from = 0; from < marks.length; from += keysPerSearch) {
    const count = Math.min(keysPerSearch, marks.length - from);
    for (let i = 0, at = 0; i < count; i++, at += keyLength) {
      const head = headOf[from + i] ?? 0;
      if (headWritten[i] !== head) text.write(heads[head] ?? '', at, 'latin1');
      headWritten[i] = head;
      writeNineDigits(text, at + headLength, numbers[from + i] ?? 0);
      writeNineDigits(text, at + headLength + partDigits, codes[from + i] ?? 0);
      text[at + keyLength - 1] = 48 + (checks[from + i] ?? 0);
    }
    markIn(text.toString('latin1', 0, count * keyLength), keyLength, part, marks.subarray(from, from + count));
  }
  return marks;
}

const threeDigits = Buffer.from(Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0')).join(''), 'latin1');

function writeNineDigits(text: Buffer, at: number, number: number): void {
  const thousands = (number / 1000) | 0;
  const millions = (thousands / 1000) | 0;
  writeThreeDigits(text, at, millions);
  writeThreeDigits(text, at + 3, thousands - millions * 1000);
  writeThreeDigits(text, at + 6, number - thousands * 1000);
}

function writeThreeDigits(text: Buffer, at: number, number: number): void {
  text[at] = threeDigits[number * 3] ?? 0;
  text[at + 1] = threeDigits[number * 3 + 1] ?? 0;
  text[at + 2] = threeDigits[number * 3 + 2] ?? 0;
}

function keysAsText(keys: Buffer, notes: number): BlockKeys {
  const width = keys.length / notes;
  return {
    at: (note) => keys.toString('latin1', note * width, (note + 1) * width).trimEnd(),
    marksOf: (part) => {
      const marks = new Uint8Array(notes);
      markIn(keys.toString('latin1'), width, part, marks);
      return marks;
    },
  };
}

function markIn(text: string, width: number, part: string, marks: Uint8Array): void {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const note = Math.floor(at / width);
    if (at + part.length <= (note + 1) * width) marks[note] = 1;
  }
}
