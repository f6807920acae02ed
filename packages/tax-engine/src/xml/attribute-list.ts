import { isSpace, nameClass, TEXT_INVALID, textClass } from './byte-classes.ts';
import { readEntity } from './read-entity.ts';
import { findColon, scanName } from './scan-name.ts';
import { XmlError } from './xml-error.ts';

/** Far above any real document. */
const MAX_ATTRIBUTES = 64;
const EQUALS = 0x3d;

/** Receives a value in pieces: ranges of the document, and decoded characters. */
export interface ValueSink {
  append(start: number, end: number): void;
  appendCharacter(code: number): void;
}

/** The attributes of one tag as positions in the document; reused for every tag. */
export class AttributeList {
  count = 0;
  /** At least one attribute has a prefix or declares a namespace. */
  hasNamespaces = false;
  readonly #nameStarts = new Int32Array(MAX_ATTRIBUTES);
  readonly #nameEnds = new Int32Array(MAX_ATTRIBUTES);
  readonly #colons = new Int32Array(MAX_ATTRIBUTES);
  readonly #valueStarts = new Int32Array(MAX_ATTRIBUTES);
  readonly #valueEnds = new Int32Array(MAX_ATTRIBUTES);
  #bytes: Buffer = Buffer.alloc(0);

  /**
   * Parses attributes from the end of a tag's name and returns the position of its `>` or `/`.
   * @throws XmlError for malformed and for duplicate attributes.
   */
  read(bytes: Buffer, start: number): number {
    this.#bytes = bytes;
    this.count = 0;
    this.hasNamespaces = false;
    for (let at = start; ; ) {
      const before = at;
      at = skipSpace(bytes, at);
      if (bytes[at] === 0x3e || bytes[at] === 0x2f) return at;
      if (at === before || this.count === MAX_ATTRIBUTES) throw new XmlError('xml_malformed', at);
      at = this.#readOne(at);
    }
  }

  #readOne(at: number): number {
    const bytes = this.#bytes;
    let end = at;
    while (nameClass[bytes[end] ?? 0]) end++;
    let colon = at - 1;
    if (bytes[end] !== EQUALS || nameClass[bytes[at] ?? 0] !== 2) {
      end = scanName(bytes, at);
      colon = end < 0 ? -2 : findColon(bytes, at, end);
    }
    if (colon === -2 || this.#isDuplicate(at, end)) throw new XmlError('xml_malformed', at);
    const equals = skipSpace(bytes, end);
    const quoteAt = bytes[equals] === EQUALS ? skipSpace(bytes, equals + 1) : -1;
    const quote = bytes[quoteAt];
    if (quote !== 0x22 && quote !== 0x27) throw new XmlError('xml_malformed', at);
    const i = this.count++;
    this.#nameStarts[i] = at;
    this.#nameEnds[i] = end;
    this.#colons[i] = colon;
    this.#valueStarts[i] = quoteAt + 1;
    this.#valueEnds[i] = findValueEnd(bytes, quoteAt + 1, quote);
    this.hasNamespaces ||= colon >= at || this.is(i, 'xmlns');
    return (this.#valueEnds[i] ?? 0) + 1;
  }

  #isDuplicate(start: number, end: number): boolean {
    const bytes = this.#bytes;
    for (let i = 0; i < this.count; i++) {
      const other = this.#nameStarts[i] ?? 0;
      if ((this.#nameEnds[i] ?? 0) - other !== end - start) continue;
      let at = start;
      while (at < end && bytes[at] === bytes[other + at - start]) at++;
      if (at === end) return true;
    }
    return false;
  }

  /** Returns true when the attribute has exactly this qualified name. */
  is(i: number, name: string): boolean {
    const start = this.#nameStarts[i] ?? 0;
    if ((this.#nameEnds[i] ?? 0) - start !== name.length) return false;
    for (let at = 0; at < name.length; at++) if (this.#bytes[start + at] !== name.charCodeAt(at)) return false;
    return true;
  }

  /** Position after the opening quote. */
  valueStart(i: number): number {
    return this.#valueStarts[i] ?? 0;
  }

  /** Position of the closing quote. */
  valueEnd(i: number): number {
    return this.#valueEnds[i] ?? 0;
  }

  /** '' without one. */
  prefix(i: number): string {
    const start = this.#nameStarts[i] ?? 0;
    const colon = this.#colons[i] ?? 0;
    return colon < start ? '' : this.#bytes.toString('utf8', start, colon);
  }

  local(i: number): string {
    return this.#bytes.toString('utf8', (this.#colons[i] ?? 0) + 1, this.#nameEnds[i]);
  }

  /** Decodes a value; white space becomes spaces (XML 1.0, 3.3.3). */
  decode(i: number, sink: ValueSink): void {
    const bytes = this.#bytes;
    const end = this.#valueEnds[i] ?? 0;
    let from = this.#valueStarts[i] ?? 0;
    for (let at = from; at < end; ) {
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

  text(i: number): string {
    const start = this.#valueStarts[i] ?? 0;
    const end = this.#valueEnds[i] ?? 0;
    return isPlain(this.#bytes, start, end) ? this.#bytes.toString('latin1', start, end) : this.#decodedText(i);
  }

  #decodedText(i: number): string {
    let text = '';
    this.decode(i, {
      append: (start, end) => {
        text += this.#bytes.toString('utf8', start, end);
      },
      appendCharacter: (code) => {
        text += String.fromCodePoint(code);
      },
    });
    return text;
  }
}

/** Returns true when all bytes are ASCII characters without entities or white space to replace. */
function isPlain(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x20 || byte >= 0x7f || byte === 0x26) return false;
  }
  return true;
}

function skipSpace(bytes: Buffer, at: number): number {
  let next = at;
  while (isSpace(bytes[next])) next++;
  return next;
}

function findValueEnd(bytes: Buffer, start: number, quote: number): number {
  for (let at = start; ; ) {
    const byte = bytes[at];
    if (byte === quote) return at;
    if (byte === 0x26) at = readEntity(bytes, at).next;
    else if (byte === undefined || byte === 0x3c || textClass[byte] === TEXT_INVALID)
      throw new XmlError('xml_malformed', at);
    else at++;
  }
}
