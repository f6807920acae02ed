import { parse } from 'csv-parse/sync';

/** UTF-8, UTF-16 by its mark, or else what Excel calls CSV in Brazil: Windows-1252. */
function decode(content: Uint8Array): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

/** The separator that the first lines have most of, quoted texts apart. */
function separatorOf(text: string): string {
  const start = text.slice(0, 8192).replace(/"[^"]*"/g, '');
  const countOf = (sign: string) => start.split(sign).length;
  return [';', ',', '\t'].reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best));
}

/** The lines of a CSV as texts; a line without anything is an empty list. */
export function readCsv(content: Uint8Array, maxLines: number): string[][] {
  const text = decode(content).replace(/^\uFEFF/, '');
  const named = /^sep=(.)\r?\n/i.exec(text);
  return parse(named ? text.slice(named[0].length) : text, {
    delimiter: named?.[1] ?? separatorOf(text),
    relax_column_count: true,
    relax_quotes: true,
    to: maxLines,
  });
}
