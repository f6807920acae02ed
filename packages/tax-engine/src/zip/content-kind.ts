import { constants, inflateRawSync } from 'node:zlib';
import type { FileProblem } from '../engine-types.ts';
import { unreadFile } from '../unread-file.ts';
import type { EntryHeader } from './central-directory.ts';
import type { FileWindow } from './file-window.ts';
import { findEntryData } from './read-entry.ts';

const STORED = 0;
/** Compressed bytes read to recognise an entry; they inflate to half a megabyte at most. */
const PEEKED_BYTES = 512;

const labels = {
  xml: 'XML',
  pdf: 'PDF',
  sped_icms: 'SPED EFD ICMS/IPI',
  sped_contribuicoes: 'SPED EFD-Contribuições',
  sped_ecd: 'SPED ECD',
  sped_ecf: 'SPED ECF',
  office: 'planilha ou documento do Office',
  image: 'imagem',
  zip: 'ZIP sem a extensão .zip',
  archive: 'arquivo compactado que não é ZIP',
  html: 'página HTML',
  text: 'arquivo de texto',
  empty: 'arquivo vazio',
  unknown: 'arquivo de tipo desconhecido',
} as const;

export type ContentKind = keyof typeof labels;

const signatures: [kind: ContentKind, bytes: string][] = [
  ['pdf', '%PDF-'],
  ['office', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['image', '\xff\xd8\xff'],
  ['image', '\x89PNG\r\n\x1a\n'],
  ['image', 'GIF8'],
  ['image', 'II*\0'],
  ['image', 'MM\0*'],
  ['archive', 'Rar!\x1a\x07'],
  ['archive', '7z\xbc\xaf\x27\x1c'],
  ['archive', '\x1f\x8b'],
];

const systemFile = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** Recognises a file by its first bytes. `name` only tells an Office document from another ZIP. */
export function contentKind(head: Buffer, name: string): ContentKind {
  if (head.length === 0) return 'empty';
  const bytes = head.toString('latin1');
  const signature = signatures.find(([, start]) => bytes.startsWith(start));
  if (signature) return signature[0];
  if (bytes.startsWith('RIFF') && bytes.startsWith('WEBP', 8)) return 'image';
  if (bytes.startsWith('PK\x03\x04')) return /\.(xlsx|docx|xlsm|pptx|ods|odt)$/i.test(name) ? 'office' : 'zip';
  return textKind(decodeHead(head));
}

function decodeHead(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return head.toString('utf16le', 2).trimStart();
  return head
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
}

function textKind(text: string): ContentKind {
  if (text.startsWith('<')) return /^<(!doctype html|html)/i.test(text) ? 'html' : 'xml';
  if (text.startsWith('|0000|')) return spedKind(text.slice(0, 400).split('|'));
  return text.includes('\0') ? 'unknown' : 'text';
}

/** Record 0000 has the dates in other fields in each SPED file (guides of EFD ICMS/IPI, EFD-Contribuições, ECD, ECF). */
function spedKind(fields: string[]): ContentKind {
  if (fields[2] === 'LECD') return 'sped_ecd';
  if (fields[2] === 'LECF') return 'sped_ecf';
  return /^\d{8}$/.test(fields[4] ?? '') ? 'sped_icms' : 'sped_contribuicoes';
}

/** Returns the first bytes of an entry, inflated; empty when they cannot be read. */
export function peekEntry(file: FileWindow, header: EntryHeader): Buffer {
  const start = findEntryData(file, header);
  const packed = start === undefined ? undefined : file.read(start, Math.min(header.compressedSize, PEEKED_BYTES));
  if (!packed || header.flags & 1) return Buffer.alloc(0);
  if (header.method === STORED) return packed;
  try {
    return inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    // A damaged entry is reported as of unknown kind.
    return Buffer.from([0]);
  }
}

/** Builds the problems of an entry that the analysis does not read: none for files of the operating system. */
export function leftOut(arquivo: string, kind: ContentKind): FileProblem[] {
  if (systemFile.test(arquivo)) return [];
  return [unreadFile(arquivo, labels[kind])];
}
