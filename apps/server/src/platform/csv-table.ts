import { parse } from 'csv-parse/sync';
import { requireWithin } from './table-limits.ts';

/** Decodes UTF-8, UTF-16 with a byte order mark, or else Windows-1252, which Excel writes in Brazil. */
function decode(content: Uint8Array): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

/** Returns the most frequent separator of the first lines, outside quotes. */
function separatorOf(text: string): string {
  const start = text.slice(0, 8192).replace(/"[^"]*"/g, '');
  const countOf = (sign: string) => start.split(sign).length;
  return [';', ',', '\t'].reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best));
}

/** Counts cells before they are parsed; separators within quotes count too, so that the count is an upper bound. */
function checkCells(text: string, separator: string): void {
  let cells = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === separator || text[at] === '\n') requireWithin('cells', ++cells);
  }
}

/** Parses a CSV into rows of text; an empty line is an empty list. */
export function readCsv(content: Uint8Array, maxLines: number): string[][] {
  const text = decode(content).replace(/^\uFEFF/, '');
  const named = /^sep=(.)\r?\n/i.exec(text);
  const delimiter = named?.[1] ?? separatorOf(text);
  checkCells(text, delimiter);
  return parse(named ? text.slice(named[0].length) : text, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    to: maxLines,
  });
}
