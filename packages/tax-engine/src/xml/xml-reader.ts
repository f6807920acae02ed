import { isSpace, nameClass, TEXT_END, TEXT_ENTITY, TEXT_PLAIN, textClass } from './byte-classes.ts';
import { FieldStore } from './field-store.ts';
import { findName, hashStep, NOWHERE, OUTSIDE, type PathTree } from './path-tree.ts';
import { readEntity } from './read-entity.ts';
import { CDATA_CLOSE, CDATA_OPEN, findCdataEnd, skipComment, skipInstruction } from './skip-markup.ts';
import { skipPlainText } from './skip-plain-text.ts';
import { standsInTag } from './stands-in-tag.ts';
import { XmlError } from './xml-error.ts';

const MAX_DEPTH = 256;
/** Far above any real document; looking for doubles takes the square of it. */
const MAX_ATTRIBUTES = 64;
/** Hears of the scopes of a path tree as they open and close; fields lie in the reader's store by then. */
export interface XmlSink {
  open(scope: number): void;
  close(scope: number): void;
}

/**
 * A tokenizer over UTF-8 bytes. Every tag is visited and checked, text becomes a string only when asked for. Names
 * are compared without their prefix. Reused from document to document.
 */
export class XmlReader {
  readonly fields: FieldStore;
  readonly #tree: PathTree;
  readonly #names: number;
  readonly #nodes = new Int16Array(MAX_DEPTH);
  readonly #nameStarts = new Int32Array(MAX_DEPTH);
  readonly #nameEnds = new Int32Array(MAX_DEPTH);
  #bytes: Buffer = Buffer.alloc(0);
  #end = 0;
  #at = 0;
  #depth = 0;
  #root = '';
  #sink: XmlSink;

  constructor(tree: PathTree, sink: XmlSink) {
    this.#tree = tree;
    this.#names = tree.names.length;
    this.#sink = sink;
    this.fields = new FieldStore(tree.fields);
  }

  /** Reads a whole document; returns the local name of its root. @throws XmlError */
  read(bytes: Buffer): string {
    this.#bytes = bytes;
    this.#at = 0;
    this.#depth = 0;
    this.#root = '';
    this.#end = bytes.length;
    while (this.#end > 0 && isSpace(bytes[this.#end - 1])) this.#end--;
    this.fields.reset(bytes);
    this.#nodes[0] = OUTSIDE;
    while (this.#at < this.#end) {
      if (bytes[this.#at] === 0x3c) this.#readMarkup();
      else this.#readText();
    }
    if (this.#depth !== 0 || this.#root === '') this.#fail();
    return this.#root;
  }

  #fail(): never {
    throw new XmlError('xml_malformed', this.#at);
  }

  #readMarkup(): void {
    const kind = this.#bytes[this.#at + 1];
    if (kind === 0x2f) this.#readCloseTag();
    else if (kind === 0x21) this.#readDeclaration();
    else if (kind === 0x3f) this.#at = skipInstruction(this.#bytes, this.#at);
    else this.#readOpenTag();
  }

  #readText(): void {
    const bytes = this.#bytes;
    const end = this.#end;
    const start = this.#at;
    let at = skipPlainText(bytes, start, end);
    while (at < end && bytes[at] === 0x5d) {
      if (bytes[at + 1] === 0x5d && bytes[at + 2] === 0x3e) this.#fail();
      at = skipPlainText(bytes, at + 1, end);
    }
    const kind = at < end ? textClass[bytes[at] as number] : TEXT_PLAIN;
    this.#at = at;
    if (this.#depth === 0) {
      this.#passSpace(start, at);
      return;
    }
    const wanted = this.#isFieldOpen();
    if (wanted && at > start) this.fields.append(start, at);
    if (at === end || (kind !== TEXT_END && kind !== TEXT_ENTITY)) this.#fail();
    if (kind === TEXT_END) return;
    const { code, next } = readEntity(bytes, at);
    if (wanted) this.fields.appendCharacter(code);
    this.#at = next;
  }

  #isFieldOpen(): boolean {
    const node = this.#nodes[this.#depth] as number;
    return node > OUTSIDE && (this.#tree.field[node] as number) >= 0;
  }

  #passSpace(start: number, end: number): void {
    for (let i = start; i < end; i++) if (!isSpace(this.#bytes[i])) this.#fail();
    if (end < this.#end && this.#bytes[end] !== 0x3c) this.#fail();
  }

  #readOpenTag(): void {
    const bytes = this.#bytes;
    const start = this.#at + 1;
    let at = start;
    let local = start;
    let hash = 0;
    let byte = bytes[at] as number;
    if (nameClass[byte] !== 2 || (this.#depth === 0 && this.#root !== '')) this.#fail();
    while (nameClass[byte]) {
      if (byte === 0x3a) {
        local = at + 1;
        hash = 0;
      } else hash = hashStep(hash, byte);
      byte = bytes[++at] as number;
    }
    const parent = this.#nodes[this.#depth] as number;
    const node =
      parent === NOWHERE
        ? NOWHERE
        : (this.#tree.next[parent * this.#names + findName(this.#tree, bytes, local, at, hash)] as number);
    if (byte === 0x3e && this.#readWholeLeaf(node, start, at)) return;
    const depth = ++this.#depth;
    if (depth === MAX_DEPTH) this.#fail();
    this.#nodes[depth] = node;
    this.#nameStarts[depth] = start;
    this.#nameEnds[depth] = at;
    if (depth === 1) this.#root = bytes.toString('utf8', local, at);
    if (node > OUTSIDE) this.#enter(node);

    this.#at = at;
    if (byte !== 0x3e) this.#readAttributes(node);
    if (bytes[this.#at] === 0x2f) {
      if (bytes[this.#at + 1] !== 0x3e) this.#fail();
      this.#at += 2;
      this.#leave();
    } else this.#at++;
  }

  /** The usual element, plain text and its close tag, in one go; false leaves it to the general way. */
  #readWholeLeaf(node: number, nameStart: number, nameEnd: number): boolean {
    if (this.#depth === 0 || node === OUTSIDE || (node > OUTSIDE && (this.#tree.scope[node] as number) >= 0))
      return false;
    const bytes = this.#bytes;
    const textEnd = skipPlainText(bytes, nameEnd + 1, this.#end);
    if (bytes[textEnd] !== 0x3c || bytes[textEnd + 1] !== 0x2f) return false;
    let at = textEnd + 2;
    for (let i = nameStart; i < nameEnd; i++, at++) if (bytes[i] !== bytes[at]) return false;
    if (bytes[at] !== 0x3e) return false;
    const field = node > OUTSIDE ? (this.#tree.field[node] as number) : -1;
    if (field >= 0) this.fields.set(field, nameEnd + 1, textEnd);
    this.#at = at + 1;
    return true;
  }

  #enter(node: number): void {
    const scope = this.#tree.scope[node] as number;
    if (scope >= 0) this.#sink.open(scope);
    if ((this.#tree.field[node] as number) >= 0) this.fields.begin();
  }

  #leave(): void {
    const node = this.#nodes[this.#depth--] as number;
    if (node <= OUTSIDE) return;
    const field = this.#tree.field[node] as number;
    if (field >= 0) this.fields.finish(field);
    const scope = this.#tree.scope[node] as number;
    if (scope >= 0) this.#sink.close(scope);
  }

  #readCloseTag(): void {
    const bytes = this.#bytes;
    const depth = this.#depth;
    if (depth === 0) this.#fail();
    const start = this.#nameStarts[depth] as number;
    const length = (this.#nameEnds[depth] as number) - start;
    const at = this.#at + 2;
    for (let i = 0; i < length; i++) if (bytes[at + i] !== bytes[start + i]) this.#fail();
    let next = at + length;
    while (isSpace(bytes[next])) next++;
    if (bytes[next] !== 0x3e) this.#fail();
    this.#at = next + 1;
    this.#leave();
  }

  /** Up to the `>` or `/` that ends the tag. */
  #readAttributes(node: number): void {
    const bytes = this.#bytes;
    const wanted = node > OUTSIDE ? this.#tree.attributes[node] : undefined;
    const tagStart = this.#at;
    let count = 0;
    for (;;) {
      const before = this.#at;
      while (isSpace(bytes[this.#at])) this.#at++;
      const byte = bytes[this.#at];
      if (byte === 0x3e || byte === 0x2f) return;
      const start = this.#at;
      if (start === before || nameClass[byte as number] !== 2) this.#fail();
      while (nameClass[bytes[this.#at] as number]) this.#at++;
      const end = this.#at;
      if (count++ === MAX_ATTRIBUTES) this.#fail();
      if (count > 1 && standsInTag(bytes, tagStart, start, end)) this.#fail();
      while (isSpace(bytes[this.#at])) this.#at++;
      if (bytes[this.#at++] !== 0x3d) this.#fail();
      while (isSpace(bytes[this.#at])) this.#at++;
      const name = wanted && bytes.toString('latin1', start, end);
      this.#readAttributeValue(wanted?.find((attribute) => attribute.name === name)?.field);
    }
  }

  #readAttributeValue(field: number | undefined): void {
    const bytes = this.#bytes;
    const quote = bytes[this.#at++];
    if (quote !== 0x22 && quote !== 0x27) this.#fail();
    if (field !== undefined) this.fields.begin();
    let start = this.#at;
    for (;;) {
      const byte = bytes[this.#at];
      if (byte === quote || byte === 0x26) {
        if (field !== undefined) this.fields.append(start, this.#at);
        if (byte === quote) break;
        const { code, next } = readEntity(bytes, this.#at);
        if (field !== undefined) this.fields.appendCharacter(code);
        this.#at = start = next;
      } else if (byte === undefined || byte === 0x3c || textClass[byte] === 4) this.#fail();
      else this.#at++;
    }
    this.#at++;
    if (field !== undefined) this.fields.finish(field);
  }

  #readDeclaration(): void {
    const bytes = this.#bytes;
    const at = this.#at;
    if (bytes[at + 2] === 0x2d) this.#at = skipComment(bytes, at);
    else {
      const end = findCdataEnd(bytes, at);
      if (this.#depth === 0) this.#fail();
      if (this.#isFieldOpen()) this.fields.append(at + CDATA_OPEN, end);
      this.#at = end + CDATA_CLOSE;
    }
  }
}
