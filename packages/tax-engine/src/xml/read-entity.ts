import { XmlError } from './xml-error.ts';

const named: Record<string, number> = { lt: 60, gt: 62, amp: 38, quot: 34, apos: 39 };

/**
 * Decodes the reference whose `&` is at `at` and returns the character with the end position.
 * @throws XmlError for an invalid or unknown reference.
 */
export function readEntity(bytes: Buffer, at: number): { code: number; next: number } {
  const end = bytes.indexOf(0x3b, at);
  if (end < 0 || end - at > 64) throw new XmlError('xml_malformed', at);
  const name = bytes.toString('latin1', at + 1, end);
  const code = /^#x[0-9A-Fa-f]+$/.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : /^#[0-9]+$/.test(name)
      ? Number(name.slice(1))
      : Object.hasOwn(named, name)
        ? (named[name] ?? 0)
        : -1;
  if (!isXmlCharacter(code)) throw new XmlError('xml_malformed', at);
  return { code, next: end + 1 };
}

function isXmlCharacter(code: number): boolean {
  if (code < 32) return code === 9 || code === 10 || code === 13;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0x10ffff && code !== 0xfffe && code !== 0xffff);
}
