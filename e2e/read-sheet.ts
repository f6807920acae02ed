import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

export interface ReadSheet {
  rows: (string | number)[][];
  /** XML of the sheet, for panes and filters. */
  xml: string;
}

/** Reads the first sheet of an .xlsx as rows of texts and numbers, independently of the library that wrote it. */
export function readSheet(path: string): ReadSheet {
  const entries = unzip(readFileSync(path));
  const textOf = (name: string) => entries.get(name)?.toString('utf8') ?? '';
  const shared = [...textOf('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map((match) => plain(match[1]));
  const xml = textOf('xl/worksheets/sheet1.xml');
  const rows = [...xml.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map((row) =>
    [...(row[1] ?? '').matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, marks = '', inner = '']) => {
      const value = plain(inner);
      if (/t="s"/.test(marks)) return shared[Number(value)] ?? '';
      return /t="(inlineStr|str)"/.test(marks) || value === '' ? value : Number(value);
    }),
  );
  return { rows, xml };
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
