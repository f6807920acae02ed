import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

export interface ReadSheet {
  rows: (string | number)[][];
  /** XML of the sheet, for panes and filters. */
  xml: string;
}

/**
 * Reads the first sheet of an .xlsx as rows of texts and numbers, independently of the library that wrote it. Days and
 * months are returned as their format shows them.
 */
export function readSheet(path: string): ReadSheet {
  const entries = unzip(readFileSync(path));
  const textOf = (name: string) => entries.get(name)?.toString('utf8') ?? '';
  const shared = [...textOf('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map((match) => plain(match[1]));
  const shown = dateFormats(textOf('xl/styles.xml'));
  const xml = textOf('xl/worksheets/sheet1.xml');
  const read = (marks: string, inner: string) => {
    const value = plain(inner);
    if (/t="s"/.test(marks)) return shared[Number(value)] ?? '';
    if (/t="(inlineStr|str)"/.test(marks) || value === '') return value;
    const show = shown[Number(/ ?s="(\d+)"/.exec(marks)?.[1])];
    return show ? show(Number(value)) : Number(value);
  };
  const rows = [...xml.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map((row) => {
    const cells: (string | number)[] = [];
    for (const [, marks = '', inner = ''] of (row[1] ?? '').matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const at = columnOf(/r="([A-Z]+)\d+"/.exec(marks)?.[1]) ?? cells.length;
      // Empty cells may be left out.
      while (cells.length < at) cells.push('');
      cells.push(read(marks, inner));
    }
    return cells;
  });
  return { rows, xml };
}

/** Returns the place of a column from its letters, such as 27 for AB. */
function columnOf(letters: string | undefined): number | undefined {
  if (letters === undefined) return undefined;
  return [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Returns, by style, how a number is shown as a day or a month. */
function dateFormats(styles: string): (((serial: number) => string) | undefined)[] {
  const codes = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]),
  );
  const cells = /<cellXfs.*?<\/cellXfs>/s.exec(styles)?.[0] ?? '';
  return [...cells.matchAll(/<xf\b([^>]*)>/g)].map(([, marks = '']) => {
    const id = /numFmtId="(\d+)"/.exec(marks)?.[1];
    const code = codes.get(id ?? '')?.toLowerCase();
    if (code !== 'mm/yyyy' && code !== 'dd/mm/yyyy') return undefined;
    return (serial) => {
      const day = new Date((serial - 25_569) * 86_400_000).toISOString().slice(0, 10).split('-').reverse();
      return (code === 'mm/yyyy' ? day.slice(1) : day).join('/');
    };
  });
}

function plain(xml = ''): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return xml.replace(/<[^>]+>/g, '').replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole);
}

function unzip(file: Buffer): Map<string, Buffer> {
  const entries = new Map<string, Buffer>();
  let at = file.readUInt32LE(file.lastIndexOf('PK\x05\x06') + 16);
  while (file.readUInt32LE(at) === 0x02014b50) {
    const [size, nameLength, extra, comment, local] = [20, 28, 30, 32, 42].map((offset) =>
      offset === 20 || offset === 42 ? file.readUInt32LE(at + offset) : file.readUInt16LE(at + offset),
    ) as [number, number, number, number, number];
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const packed = file.subarray(start, start + size);
    entries.set(name, file.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed));
    at += 46 + nameLength + extra + comment;
  }
  return entries;
}
