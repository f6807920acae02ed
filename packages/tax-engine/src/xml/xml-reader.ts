import { AttributeList } from './attribute-list.ts';
import { bindNamespaces } from './bind-namespaces.ts';
import { isSpace, nameClass, TEXT_END, TEXT_ENTITY, TEXT_PLAIN, TEXT_RETURN, textClass } from './byte-classes.ts';
import { FieldStore } from './field-store.ts';
import { Namespaces } from './namespaces.ts';
import { findName, hashName, hashStep, NOWHERE, OUTSIDE, type PathTree } from './path-tree.ts';
import { readEntity } from './read-entity.ts';
import { findColon, scanName } from './scan-name.ts';
import { CDATA_CLOSE, CDATA_OPEN, findCdataEnd, skipComment, skipInstruction } from './skip-markup.ts';
import { skipPlainText, skipShortText } from './skip-plain-text.ts';
import { XmlError } from './xml-error.ts';

const MAX_DEPTH = 256;
/** Hears of the scopes of a path tree as they open and close; fields lie in the reader's store by then. */
export interface XmlSink {
  open(scope: number): void;
  close(scope: number): void;
}

/** U+FFFE and U+FFFF, which may stand nowhere. */
function holdsNoncharacter(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(0xef); at >= 0; at = bytes.indexOf(0xef, at + 1)) {
    if (bytes[at + 1] === 0xbf && (bytes[at + 2] as number) >= 0xbe) return true;
  }
  return false;
}

/**
 * A tokenizer over UTF-8 bytes. Every tag is visited and checked, text becomes a string only when asked for. An
 * element stands for its local name only in a namespace that the path tree takes. Reused from document to document.
 */
export class XmlReader {
  readonly fields: FieldStore;
  readonly #tree: PathTree;
  readonly #names: number;
  readonly #nodes = new Int16Array(MAX_DEPTH);
  readonly #nameStarts = new Int32Array(MAX_DEPTH);
  readonly #nameEnds = new Int32Array(MAX_DEPTH);
  readonly #namespaces = new Namespaces();
  readonly #attributes = new AttributeList();
  /** Elements without a prefix are in a namespace that is taken. */
  #defaultTaken = true;
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
    this.#namespaces.reset();
    this.#defaultTaken = true;
    if (holdsNoncharacter(bytes)) this.#fail();
    this.#nodes[0] = OUTSIDE;
    while (this.#at < this.#end) {
      if (bytes[this.#at] !== 0x3c) this.#readText();
      else if (this.#depth === 0 || !this.#readLeaves()) this.#readMarkup();
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
    if (kind === TEXT_END && at < end) return;
    if (kind === TEXT_RETURN) {
      if (wanted) this.fields.appendCharacter(10);
      this.#at = bytes[at + 1] === 10 ? at + 2 : at + 1;
    } else if (kind === TEXT_ENTITY) {
      const { code, next } = readEntity(bytes, at);
      if (wanted) this.fields.appendCharacter(code);
      this.#at = next;
    } else this.#fail();
  }

  #isFieldOpen(): boolean {
    const node = this.#nodes[this.#depth] as number;
    return node > OUTSIDE && (this.#tree.field[node] as number) >= 0;
  }

  /** Outside of the root only white space may stand. */
  #passSpace(start: number, end: number): void {
    let at = start;
    while (isSpace(this.#bytes[at])) at++;
    if (at < end || (at < this.#end && this.#bytes[at] !== 0x3c)) this.#fail();
    this.#at = at;
  }

  #readOpenTag(): void {
    const bytes = this.#bytes;
    const start = this.#at + 1;
    let at = start;
    let hash = 0;
    let byte = bytes[at] as number;
    while (nameClass[byte]) {
      hash = hashStep(hash, byte);
      byte = bytes[++at] as number;
    }
    if (byte !== 0x3e || this.#depth === 0 || nameClass[bytes[start] as number] !== 2) {
      this.#readFullTag(start);
      return;
    }
    const node = this.#defaultTaken ? this.#step(start, at, hash) : this.#stepAside();
    this.#push(node, start, at);
    this.#at = at + 1;
    if (node > OUTSIDE) this.#enter(node);
  }

  /** A tag with a prefix, attributes, white space or an end of its own, and the root. */
  #readFullTag(start: number): void {
    const bytes = this.#bytes;
    if (this.#depth === 0 && this.#root !== '') this.#fail();
    const nameEnd = scanName(bytes, start);
    const colon = nameEnd < 0 ? -2 : findColon(bytes, start, nameEnd);
    if (colon === -2) this.#fail();
    const attributes = this.#attributes;
    const end = attributes.read(bytes, nameEnd);
    const isWhole = bytes[end] === 0x2f;
    if (isWhole && bytes[end + 1] !== 0x3e) this.#fail();

    const taken =
      colon >= start || attributes.hasNamespaces ? this.#takeNamespaces(start, colon, nameEnd) : this.#defaultTaken;
    const local = colon + 1;
    const node = taken ? this.#step(local, nameEnd, hashName(bytes, local, nameEnd)) : this.#stepAside();
    this.#push(node, start, nameEnd);
    if (this.#depth === 1) this.#root = bytes.toString('utf8', local, nameEnd);
    this.#at = isWhole ? end + 2 : end + 1;
    if (node > OUTSIDE) {
      this.#enter(node);
      this.#takeAttributes(node);
    }
    if (isWhole) this.#leave();
  }

  /** Whether the element is in a namespace that is taken, once its own declarations hold. */
  #takeNamespaces(start: number, colon: number, nameEnd: number): boolean {
    bindNamespaces(this.#attributes, this.#depth + 1, this.#namespaces, start);
    this.#defaultTaken = this.#isTaken('', '');
    const prefix = colon < start ? '' : this.#bytes.toString('utf8', start, colon);
    if (prefix === 'xmlns') this.#fail();
    return this.#isTaken(prefix, this.#bytes.toString('utf8', colon + 1, nameEnd));
  }

  #isTaken(prefix: string, local: string): boolean {
    const uri = this.#namespaces.resolve(prefix);
    if (uri === undefined) this.#fail();
    return this.#tree.takesNamespace(uri, local);
  }

  #step(start: number, end: number, hash: number): number {
    const parent = this.#nodes[this.#depth] as number;
    if (parent === NOWHERE) return NOWHERE;
    return this.#tree.next[parent * this.#names + findName(this.#tree, this.#bytes, start, end, hash)] as number;
  }

  /** An element of another vocabulary: an envelope, or something within a note that is none of its fields. */
  #stepAside(): number {
    return this.#nodes[this.#depth] === OUTSIDE ? OUTSIDE : NOWHERE;
  }

  #push(node: number, nameStart: number, nameEnd: number): void {
    const depth = ++this.#depth;
    if (depth === MAX_DEPTH) this.#fail();
    this.#nodes[depth] = node;
    this.#nameStarts[depth] = nameStart;
    this.#nameEnds[depth] = nameEnd;
  }

  /**
   * The usual elements, plain text and its close tag, one after the other in one loop: nine of ten are. Stops before
   * what is anything else; true when it read some.
   */
  #readLeaves(): boolean {
    const bytes = this.#bytes;
    const tree = this.#tree;
    const parent = this.#nodes[this.#depth] as number;
    const row = this.#defaultTaken && parent !== NOWHERE ? parent * this.#names : -1;
    const first = this.#at;
    let at = first;
    while (bytes[at] === 0x3c) {
      const start = at + 1;
      let byte = bytes[start] as number;
      if (nameClass[byte] !== 2) break;
      let nameEnd = start;
      let hash = 0;
      do {
        hash = hashStep(hash, byte);
        byte = bytes[++nameEnd] as number;
      } while (nameClass[byte]);
      if (byte !== 0x3e) break;
      const textEnd = skipShortText(bytes, nameEnd + 1, this.#end);
      if (bytes[textEnd] !== 0x3c || bytes[textEnd + 1] !== 0x2f) break;
      let closing = textEnd + 2;
      let i = start;
      while (i < nameEnd && bytes[i] === bytes[closing]) {
        i++;
        closing++;
      }
      if (i < nameEnd || bytes[closing] !== 0x3e) break;
      if (row >= 0) {
        const node = tree.next[row + findName(tree, bytes, start, nameEnd, hash)] as number;
        if (node > OUTSIDE) {
          if ((tree.scope[node] as number) >= 0) break;
          const field = tree.field[node] as number;
          if (field >= 0) this.fields.set(field, nameEnd + 1, textEnd);
        }
      }
      at = closing + 1;
    }
    this.#at = at;
    return at > first;
  }

  #enter(node: number): void {
    const scope = this.#tree.scope[node] as number;
    if (scope >= 0) this.#sink.open(scope);
    if ((this.#tree.field[node] as number) >= 0) this.fields.begin();
  }

  #leave(): void {
    const node = this.#nodes[this.#depth] as number;
    if (this.#namespaces.deepest === this.#depth) {
      this.#namespaces.leave(this.#depth);
      this.#defaultTaken = this.#isTaken('', '');
    }
    this.#depth--;
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

  #takeAttributes(node: number): void {
    const wanted = this.#tree.attributes[node];
    if (!wanted) return;
    for (const { name, field } of wanted) {
      for (let i = 0; i < this.#attributes.count; i++) {
        if (!this.#attributes.is(i, name)) continue;
        this.fields.begin();
        this.#attributes.decode(i, this.fields);
        this.fields.finish(field);
      }
    }
  }

  #readDeclaration(): void {
    const bytes = this.#bytes;
    const at = this.#at;
    if (bytes[at + 2] === 0x2d) this.#at = skipComment(bytes, at);
    else {
      const end = findCdataEnd(bytes, at);
      if (this.#depth === 0) this.#fail();
      if (this.#isFieldOpen()) this.#appendLines(at + CDATA_OPEN, end);
      this.#at = end + CDATA_CLOSE;
    }
  }
  /** Line ends of all kinds are read as line feeds (XML 1.0, 2.11). */
  #appendLines(start: number, end: number): void {
    const bytes = this.#bytes;
    let from = start;
    for (let at = bytes.indexOf(13, start); at >= 0 && at < end; at = bytes.indexOf(13, at + 1)) {
      this.fields.append(from, at);
      if (bytes[at + 1] !== 10) this.fields.appendCharacter(10);
      from = at + 1;
    }
    this.fields.append(from, end);
  }
}
