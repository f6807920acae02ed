import { isSpace, nameClass } from './byte-classes.ts';
import { XmlError } from './xml-error.ts';

export const CDATA_OPEN = '<![CDATA['.length;
export const CDATA_CLOSE = ']]>'.length;

const declaration =
  /^<\?xml\s+version\s*=\s*(["'])1\.\d+\1(\s+encoding\s*=\s*(["'])[A-Za-z][\w.-]*\3)?(\s+standalone\s*=\s*(["'])(yes|no)\5)?\s*\?>$/;

/** The position behind the comment that opens at `at`. @throws XmlError */
export function skipComment(bytes: Buffer, at: number): number {
  const dashes = bytes[at + 3] === 0x2d ? bytes.indexOf('--', at + 4) : -1;
  if (dashes < 0 || bytes[dashes + 2] !== 0x3e) throw new XmlError('xml_malformed', at);
  return dashes + 3;
}

/** Where the CDATA that opens at `at` closes. @throws XmlError for anything else, DOCTYPE and ENTITY by their own code */
export function findCdataEnd(bytes: Buffer, at: number): number {
  const head = bytes.toString('latin1', at, at + CDATA_OPEN);
  if (/^<!(DOCTYPE|ENTITY)/i.test(head)) throw new XmlError('xml_doctype', at);
  const end = head === '<![CDATA[' ? bytes.indexOf(']]>', at + CDATA_OPEN) : -1;
  if (end < 0) throw new XmlError('xml_malformed', at);
  return end;
}

/** The position behind the processing instruction or XML declaration at `at`. @throws XmlError */
export function skipInstruction(bytes: Buffer, at: number): number {
  const end = bytes.indexOf('?>', at + 2);
  let nameEnd = at + 2;
  while (nameClass[bytes[nameEnd] as number]) nameEnd++;
  const named = nameClass[bytes[at + 2] as number] === 2 && (nameEnd === end || isSpace(bytes[nameEnd]));
  if (end < 0 || !named) throw new XmlError('xml_malformed', at);
  const isDeclaration = bytes.toString('latin1', at + 2, nameEnd).toLowerCase() === 'xml';
  if (isDeclaration && (at > 0 || !declaration.test(bytes.toString('latin1', 0, end + 2)))) {
    throw new XmlError('xml_malformed', at);
  }
  return end + 2;
}
