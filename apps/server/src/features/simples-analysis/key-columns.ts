import { countColumn, readCounts } from './number-columns.ts';
import type { PackedColumns } from './packed-columns.ts';
import { TextColumn, textColumn } from './text-column.ts';

/** Access keys of the notes of a block. */
export interface BlockKeys {
  at: (note: number) => string;
  /** A mark for each note in whose key the part stands. */
  marksOf: (part: string) => Uint8Array;
}

/** State, month, issuer, model and series: those of many notes. Behind them digits: number, kind and code; one to check. */
const headLength = 25;
const digits = 9;
const keyLength = headLength + 2 * digits + 1;
const writtenAtOnce = 2048;
const usual = new RegExp(`^.{${headLength}}\\d{${keyLength - headLength}}$`);

/** Keys as numbers behind what they share; as one text, each as long as the longest, where one has another form. */
export function keyColumns(keys: readonly string[]): Buffer[] {
  if (!keys.every((key) => usual.test(key))) {
    const width = Math.max(...keys.map((key) => key.length));
    return [Buffer.from(keys.map((key) => key.padEnd(width)).join(''), 'latin1')];
  }
  const heads = [...new Set(keys.map((key) => key.slice(0, headLength)))];
  const places = new Map(heads.map((head, place) => [head, place]));
  const numbers = (from: number, to: number) => countColumn(keys.map((key) => Number(key.slice(from, to))));
  return [
    textColumn(heads),
    countColumn(keys.map((key) => places.get(key.slice(0, headLength)) as number)),
    numbers(headLength, headLength + digits),
    numbers(headLength + digits, keyLength - 1),
    numbers(keyLength - 1, keyLength),
  ];
}

export async function openKeys(columns: PackedColumns, notes: number): Promise<BlockKeys> {
  const [first, ...others] = await Promise.all(Array.from({ length: columns.count }, (_, i) => columns.read(i)));
  if (others.length === 0) return keysAsText(first as Buffer, notes);
  const [headOf, numbers, codes, checks] = others.map(readCounts) as [Counts, Counts, Counts, Counts];
  return keysAsNumbers({ heads: new TextColumn(first as Buffer).all(), headOf, numbers, codes, checks });
}

type Counts = ReturnType<typeof readCounts>;

interface KeyNumbers {
  heads: string[];
  headOf: Counts;
  numbers: Counts;
  codes: Counts;
  checks: Counts;
}

function keysAsNumbers(keys: KeyNumbers): BlockKeys {
  const { heads, headOf, numbers, codes, checks } = keys;
  const padded = (number: number | undefined) => String(number).padStart(digits, '0');
  return {
    at: (note) => `${heads[headOf[note] as number]}${padded(numbers[note])}${padded(codes[note])}${checks[note]}`,
    marksOf: (part) => (usual.test(part) ? marksOfKey(keys, part) : marksOfPart(keys, part)),
  };
}

function marksOfKey({ heads, headOf, numbers, codes, checks }: KeyNumbers, key: string): Uint8Array {
  const marks = new Uint8Array(numbers.length);
  const head = heads.indexOf(key.slice(0, headLength));
  const [number, code] = [Number(key.slice(headLength, headLength + digits)), Number(key.slice(-digits - 1, -1))];
  for (let note = 0; note < marks.length; note++) {
    if (numbers[note] === number && codes[note] === code && headOf[note] === head) {
      marks[note] = Number(checks[note] === Number(key.at(-1)));
    }
  }
  return marks;
}

/** Looks through the keys as text, of which only so many stand there at once: a search leaves no megabytes behind. */
function marksOfPart({ heads, headOf, numbers, codes, checks }: KeyNumbers, part: string): Uint8Array {
  const marks = new Uint8Array(numbers.length);
  const text = Buffer.alloc(writtenAtOnce * keyLength);
  const headAt = new Int32Array(writtenAtOnce).fill(-1);
  for (let from = 0; from < marks.length; from += writtenAtOnce) {
    const count = Math.min(writtenAtOnce, marks.length - from);
    for (let i = 0, at = 0; i < count; i++, at += keyLength) {
      const head = headOf[from + i] as number;
      if (headAt[i] !== head) text.write(heads[head] as string, at, 'latin1');
      headAt[i] = head;
      writeNine(text, at + headLength, numbers[from + i] as number);
      writeNine(text, at + headLength + digits, codes[from + i] as number);
      text[at + keyLength - 1] = 48 + (checks[from + i] as number);
    }
    markIn(text.toString('latin1', 0, count * keyLength), keyLength, part, marks.subarray(from, from + count));
  }
  return marks;
}

const thousand = Buffer.from(Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0')).join(''), 'latin1');

function writeNine(text: Buffer, at: number, number: number): void {
  const thousands = (number / 1000) | 0;
  const millions = (thousands / 1000) | 0;
  writeThree(text, at, millions);
  writeThree(text, at + 3, thousands - millions * 1000);
  writeThree(text, at + 6, number - thousands * 1000);
}

function writeThree(text: Buffer, at: number, number: number): void {
  text[at] = thousand[number * 3] as number;
  text[at + 1] = thousand[number * 3 + 1] as number;
  text[at + 2] = thousand[number * 3 + 2] as number;
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
