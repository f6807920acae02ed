/** A line of a document. `folded` and `x` correspond to `text` character by character. */
export interface TextLine {
  text: string;
  /** Lower case without accents, of the same length as `text`. */
  folded: string;
  /** Horizontal position of each character: points in a PDF, columns in plain text. */
  x: readonly number[];
}

export interface PlacedMoney {
  cents: number;
  x: number;
  /** Index in the line's text. */
  index: number;
}

/** Money as the PGDAS-D prints it; some extractors drop the thousands separator. */
export const moneyPattern = /(?:\d{1,3}(?:\.\d{3}){1,6}|\d{1,18}),\d{2}/g;

const glueMarks =
  /\d{2}\/\d{4}(?=\d)|(?:\d{1,3}(?:\.\d{3}){1,6}|\d{1,18}),\d{2}(?=[^\s.])|[^\d.,\s-](?=(?:\d{1,3}(?:\.\d{3}){0,6}),\d{2})/g;

const ligatures = /[\ufb00-\ufb06]/g;
/** Invisible characters: soft hyphens, zero-width and direction marks. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const dashes = /[\u2010-\u2015\u2212]/g;

/** Normalises extracted text to plain characters: composes accents, splits ligatures, unifies dashes. */
export function plainCharacters(text: string): string {
  return text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(ligatures, (ligature) => ligature.normalize('NFKC'))
    .replace(dashes, '-');
}

/** Converts to lower case without accents, keeping the length, so that indexes remain valid. */
export function foldSameLength(text: string): string {
  return Array.from({ length: text.length }, (_, i) => {
    const plain = text.charAt(i).normalize('NFD').charAt(0).toLowerCase();
    return plain.length === 1 ? plain : text.charAt(i);
  }).join('');
}

/**
 * Builds a line from its characters: collapses spaces and inserts one where extraction joined a label with its value, a
 * month with its value or two values. `place` returns the x of a character of `raw`.
 */
export function createLine(raw: string, place: (index: number) => number): TextLine {
  const gaps = new Set(Array.from(raw.matchAll(glueMarks), (match) => match.index + match[0].length));
  let text = '';
  const x: number[] = [];
  for (let i = 0; i < raw.length; i++) {
    const char = /\s/.test(raw.charAt(i)) ? ' ' : raw.charAt(i);
    const spaced = text === '' || text.endsWith(' ');
    if (gaps.has(i) && !spaced) {
      text += ' ';
      x.push(place(i));
    }
    if (char === ' ' && (spaced || gaps.has(i))) continue;
    text += char;
    x.push(place(i));
  }
  const trimmed = text.trimEnd();
  return { text: trimmed, folded: foldSameLength(trimmed), x: x.slice(0, trimmed.length) };
}

/** Splits an extracted text into lines, without empty lines and lone punctuation. */
export function linesOfText(text: string): TextLine[] {
  return plainCharacters(text)
    .split(/\r\n|[\n\r\f]/)
    .map((line) => createLine(line, (index) => index))
    .filter(({ text }) => text !== '' && text !== '.');
}

/** Returns all amounts of a line from an index on, in reading order. */
export function moneyIn(line: TextLine, from = 0): PlacedMoney[] {
  return Array.from(line.text.matchAll(moneyPattern), (match) => ({
    cents: centsOfText(match[0]),
    x: line.x[match.index] ?? 0,
    index: match.index,
  })).filter(({ index }) => index >= from);
}

/** Parses `1.234,56` into 123456 cents. */
export function centsOfText(text: string): number {
  return Number(text.replace(/\D/g, ''));
}
