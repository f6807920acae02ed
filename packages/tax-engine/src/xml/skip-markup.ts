import { isSpace, TEXT_INVALID, textClass } from './byte-classes.ts';
import { scanName } from './scan-name.ts';
import { XmlError } from './xml-error.ts';

export const CDATA_OPEN = '<![CDATA['.length;
export const CDATA_CLOSE = ']]>'.length;

const declaration =
  /^<\?xml\s+version\s*=\s*(["'])1\.\d+\1(\s+encoding\s*=\s*(["'])[A-Za-z][\w.-]*\3)?(\s+standalone\s*=\s*(["'])(yes|no)\5)?\s*\?>$/;

/** @throws XmlError for control characters, which are illegal everywhere, also in skipped parts. */
function requireCharacters(bytes: Buffer, start: number, end: number): void {
  for (let at = start; at < end; at++) {
    if (textClass[bytes[at] ?? 0] === TEXT_INVALID) throw new XmlError('xml_malformed', at);
  }
}

/**
 * Returns the position after the comment that opens at `at`.
 * @throws XmlError when it is malformed.
 */
export function skipComment(bytes: Buffer, at: number): number {
  const dashes = bytes[at + 3] === 0x2d ? bytes.indexOf('--', at + 4) : -1;
  if (dashes < 0 || bytes[dashes + 2] !== 0x3e) throw new XmlError('xml_malformed', at);
  requireCharacters(bytes, at, dashes);
  return dashes + 3;
}

/**
 * Returns the position at which the CDATA section that opens at `at` closes.
 * @throws XmlError for anything else; DOCTYPE and ENTITY have their own codes.
 */
export function findCdataEnd(bytes: Buffer, at: number): number {
  const head = bytes.toString('latin1', at, at + CDATA_OPEN);
  if (/^<!(DOCTYPE|ENTITY)/i.test(head)) throw new XmlError('xml_doctype', at);
  const end = head === '<![CDATA[' ? bytes.indexOf(']]>', at + CDATA_OPEN) : -1;
  if (end < 0) throw new XmlError('xml_malformed', at);
  requireCharacters(bytes, at, end);
  return end;
}

/**
 * Returns the position after the processing instruction or XML declaration at `at`.
 * @throws XmlError when it is malformed.
 */
export function skipInstruction(bytes: Buffer, at: number): number {
  const end = bytes.indexOf('?>', at + 2);
  const nameEnd = end < 0 ? -1 : scanName(bytes, at + 2);
  if (nameEnd < 0 || (nameEnd !== end && !isSpace(bytes[nameEnd]))) throw new XmlError('xml_malformed', at);
  requireCharacters(bytes, nameEnd, end);
  const isDeclaration = bytes.toString('latin1', at + 2, nameEnd).toLowerCase() === 'xml';
  if (isDeclaration && (at > 0 || !declaration.test(bytes.toString('latin1', 0, end + 2)))) {
    throw new XmlError('xml_malformed', at);
  }
  return end + 2;
}
