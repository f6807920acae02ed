import { isSpace, textClass } from './byte-classes.ts';
import type { Namespaces } from './namespaces.ts';
import { readEntity } from './read-entity.ts';
import { findColon, scanName } from './scan-name.ts';
import { XmlError } from './xml-error.ts';

/** Far above any real document. */
const MAX_ATTRIBUTES = 64;

/** One attribute as it stands in the document, its value without the quotes. */
export interface Attribute {
  name: string;
  /** '' without one. */
  prefix: string;
  start: number;
  end: number;
}

/**
 * The attributes of a tag from `start` on, which is behind its name; `end` is the `>` or `/` behind them.
 * @throws XmlError for what is not well-formed, doubles by their whole name among it.
 */
export function readAttributes(bytes: Buffer, start: number): { attributes: Attribute[]; end: number } {
  const attributes: Attribute[] = [];
  for (let at = start; ; ) {
    const before = at;
    at = skipSpace(bytes, at);
    if (bytes[at] === 0x3e || bytes[at] === 0x2f) return { attributes, end: at };
    const nameEnd = at === before ? -1 : scanName(bytes, at);
    const colon = nameEnd < 0 ? -2 : findColon(bytes, at, nameEnd);
    if (colon === -2 || attributes.length === MAX_ATTRIBUTES) throw new XmlError('xml_malformed', at);
    const name = bytes.toString('utf8', at, nameEnd);
    if (attributes.some((other) => other.name === name)) throw new XmlError('xml_malformed', at);
    const equals = skipSpace(bytes, nameEnd);
    const quoteAt = bytes[equals] === 0x3d ? skipSpace(bytes, equals + 1) : -1;
    const quote = bytes[quoteAt];
    if (quote !== 0x22 && quote !== 0x27) throw new XmlError('xml_malformed', at);
    const end = findValueEnd(bytes, quoteAt + 1, quote);
    attributes.push({ name, prefix: colon < at ? '' : bytes.toString('utf8', at, colon), start: quoteAt + 1, end });
    at = end + 1;
  }
}

function skipSpace(bytes: Buffer, at: number): number {
  let next = at;
  while (isSpace(bytes[next])) next++;
  return next;
}

function findValueEnd(bytes: Buffer, start: number, quote: number): number {
  let at = start;
  for (;;) {
    const byte = bytes[at];
    if (byte === quote) return at;
    if (byte === 0x26) at = readEntity(bytes, at).next;
    else if (byte === undefined || byte === 0x3c || textClass[byte] === 4) throw new XmlError('xml_malformed', at);
    else at++;
  }
}

/** Takes a value piece by piece: runs of the document, and characters that stand for something else there. */
export interface ValueSink {
  append(start: number, end: number): void;
  appendCharacter(code: number): void;
}

/** White space in a value is read as spaces (XML 1.0, 3.3.3). */
export function decodeValue(bytes: Buffer, { start, end }: Attribute, sink: ValueSink): void {
  let from = start;
  for (let at = start; at < end; ) {
    const byte = bytes[at];
    if (byte === 0x26) {
      const { code, next } = readEntity(bytes, at);
      sink.append(from, at);
      sink.appendCharacter(code);
      at = from = next;
    } else if (byte === 9 || byte === 10 || byte === 13) {
      sink.append(from, at);
      sink.appendCharacter(32);
      at += byte === 13 && bytes[at + 1] === 10 ? 2 : 1;
      from = at;
    } else at++;
  }
  sink.append(from, end);
}

/** The value as text. */
function textOf(bytes: Buffer, attribute: Attribute): string {
  let text = '';
  decodeValue(bytes, attribute, {
    append: (start, end) => {
      text += bytes.toString('utf8', start, end);
    },
    appendCharacter: (code) => {
      text += String.fromCodePoint(code);
    },
  });
  return text;
}

/**
 * Binds what a tag declares and checks the prefixes of its attributes.
 * @throws XmlError for a prefix that is not bound or may not be, and for doubles by namespace and local name.
 */
export function bindNamespaces(bytes: Buffer, attributes: Attribute[], depth: number, namespaces: Namespaces): void {
  for (const attribute of attributes) {
    const declares = attribute.name === 'xmlns' || attribute.prefix === 'xmlns';
    if (!declares) continue;
    const prefix = attribute.name.slice('xmlns:'.length);
    if (!namespaces.bind(depth, prefix, textOf(bytes, attribute).trim()))
      throw new XmlError('xml_malformed', attribute.start);
  }
  const seen = new Set<string>();
  for (const { name, prefix, start } of attributes) {
    if (prefix === '') continue;
    const uri = namespaces.resolve(prefix);
    const whole = `{${uri}}${name.slice(prefix.length + 1)}`;
    if (uri === undefined || seen.has(whole)) throw new XmlError('xml_malformed', start);
    seen.add(whole);
  }
}
