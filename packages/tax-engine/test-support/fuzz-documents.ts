import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteXml } from './write-note.ts';

const folder = join(import.meta.dirname, '../test-data/xml');

/** Returns the documents to corrupt: the synthetic set, and a note with other line ends, spaces and encodings. */
export function fuzzDocuments(): Buffer[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.xml'))
    .sort()
    .map((name) => readFileSync(join(folder, name)));
  const note = noteXml({ items: [{ name: 'PÃO & CAFÉ'.replace('&', '&amp;') }, { ncm: '33051000' }] });
  const lines = note.replaceAll('><', '>\r\n\t<');
  const latin = `<?xml version="1.0" encoding="ISO-8859-1"?>${note.replace(/^<\?xml[^>]*\?>/, '')}`;
  return [...files, Buffer.from(lines), Buffer.from(latin, 'latin1'), Buffer.from(`\ufeff${lines}`, 'utf16le')];
}
