import { isAscii, isUtf8 } from 'node:buffer';
import { XmlError } from './xml-error.ts';

const singleByte = new Set([
  'iso-8859-1',
  'iso8859-1',
  'latin1',
  'latin-1',
  'windows-1252',
  'cp1252',
  'us-ascii',
  'ascii',
]);

/**
 * Converts a document to UTF-8 without a byte order mark. ISO-8859-1 is read as windows-1252, as browsers do. Documents
 * declared as UTF-8 with invalid bytes, which some issuers create, are also read as windows-1252: only names are affected.
 * @throws XmlError `xml_encoding` for an unknown encoding.
 */
export function decodeDocument(document: Buffer): Buffer {
  const bytes = withoutTrailingNulls(document);
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return utf8(bytes.subarray(3));
  if (isUtf16(bytes)) {
    return Buffer.from(new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes));
  }
  if (isAscii(bytes)) return bytes;
  const encoding = isUsual(bytes) ? 'utf-8' : declaredEncoding(bytes);
  if (encoding === 'utf-8' || encoding === 'utf8') return utf8(bytes);
  if (singleByte.has(encoding)) return fromWindows1252(bytes);
  throw new XmlError('xml_encoding', 0);
}

/** Returns true for a document that begins with a byte order mark of UTF-16; in all others, ASCII is a byte each. */
export function isUtf16(bytes: Buffer): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

/** Some archivers and issuers pad files with NUL bytes. A last NUL of UTF-16 belongs to a character. */
function withoutTrailingNulls(bytes: Buffer): Buffer {
  if (bytes.at(-1) !== 0 || bytes[0] === 0xff || bytes[0] === 0xfe) return bytes;
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end--;
  return bytes.subarray(0, end);
}

function utf8(bytes: Buffer): Buffer {
  return isUtf8(bytes) ? bytes : fromWindows1252(bytes);
}

function fromWindows1252(bytes: Buffer): Buffer {
  return Buffer.from(new TextDecoder('windows-1252').decode(bytes));
}

const usual = Buffer.from('<?xml version="1.0" encoding="UTF-8"');

/** Fast path for the beginning that nearly all notes share. */
function isUsual(bytes: Buffer): boolean {
  for (let at = 0; at < usual.length; at++) if (bytes[at] !== usual[at]) return false;
  return true;
}

function declaredEncoding(bytes: Buffer): string {
  const head = bytes.toString('latin1', 0, Math.min(200, bytes.length));
  const match = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/.exec(head);
  return match?.[1]?.toLowerCase() ?? 'utf-8';
}
