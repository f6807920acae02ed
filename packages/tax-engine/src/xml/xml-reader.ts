import { AttributeList } from './attribute-list.ts';
import { bindNamespaces } from './bind-namespaces.ts';
import { isSpace, TEXT_END, TEXT_ENTITY, TEXT_PLAIN, TEXT_RETURN, textClass } from './byte-classes.ts';
import { FieldStore } from './field-store.ts';
import { MAX_DEPTH, MarkupBook } from './markup-book.ts';
import { Namespaces } from './namespaces.ts';
import { OUTSIDE, type PathTree } from './path-tree.ts';
import type { MarkupRun, Place, TagShape } from './place.ts';
import { readEntity } from './read-entity.ts';
import { findColon, scanName } from './scan-name.ts';
import { CDATA_CLOSE, CDATA_OPEN, findCdataEnd, skipComment, skipInstruction } from './skip-markup.ts';
import { skipPlainText } from './skip-plain-text.ts';
import { learnTag, MOST_ATTRIBUTES, matchTag } from './tag-shape.ts';
import { XmlError } from './xml-error.ts';

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
  readonly #book: MarkupBook;
  readonly #namespaces = new Namespaces();
  readonly #attributes = new AttributeList();
  /** Where the values of a tag start and end, while it is compared. */
  readonly #values = new Int32Array(2 * MOST_ATTRIBUTES);
  #bytes: Buffer = Buffer.alloc(0);
  #view: DataView = new DataView(new ArrayBuffer(0));
  #end = 0;
  #at = 0;
  #place: Place;
  #root = '';
  #sink: XmlSink;

  constructor(tree: PathTree, sink: XmlSink) {
    this.#tree = tree;
    this.#book = new MarkupBook(tree);
    this.#place = this.#book.outside;
    this.#sink = sink;
    this.fields = new FieldStore(tree.fields);
  }

  /** Reads a whole document; returns the local name of its root. @throws XmlError */
  read(bytes: Buffer): string {
    this.#book.makeRoom();
    this.#place = this.#book.outside;
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#at = 0;
    this.#root = '';
    this.#end = bytes.length;
    while (this.#end > 0 && isSpace(bytes[this.#end - 1])) this.#end--;
    this.fields.reset(bytes);
    this.#namespaces.reset();
    if (holdsNoncharacter(bytes)) this.#fail();
    while (this.#at < this.#end) {
      if (this.#place.depth > 0 && this.#place.field < 0) this.#readRuns();
      if (bytes[this.#at] !== 0x3c) this.#readText();
      else this.#readMarkup();
    }
    if (this.#place.depth !== 0 || this.#root === '') this.#fail();
    return this.#root;
  }

  /**
   * Nearly all of a document: runs of markup with plain text between them. Stops before what is anything else or is
   * wrong. An element whose text is wanted is only begun here when more than plain text is in it.
   */
  #readRuns(): void {
    const bytes = this.#bytes;
    const view = this.#view;
    const end = this.#end;
    let place = this.#place;
    let before: Place | MarkupRun | TagShape = place;
    let at = this.#at;
    let textStart = at;
    while (at < end && bytes[at] === 0x3c) {
      let run: MarkupRun | undefined = before.likely;
      if (run === undefined || !this.#book.matches(run, view, at, end)) {
        const shape: TagShape | undefined = this.#takeTag(place, at);
        if (shape !== undefined) {
          before = shape;
          if (!shape.isWhole) place = shape.to;
          textStart = this.#at;
          at = skipPlainText(bytes, view, textStart, end);
          continue;
        }
        run = this.#book.findRun(place, bytes, view, at, end);
        if (run === undefined) break;
        before.likely = run;
      }
      if (run.field >= 0) this.fields.set(run.field, textStart, at);
      if (run.scopes !== undefined) this.#tellScopes(run.scopes);
      place = run.to;
      before = run;
      textStart = at + run.length;
      at = skipPlainText(bytes, view, textStart, end);
    }
    this.#place = place;
    this.#at = at;
    if (place.field < 0) return;
    this.fields.begin();
    if (at > textStart) this.fields.append(textStart, at);
  }

  /** Takes a tag with attributes that is known in the place; `#at` is behind it then. */
  #takeTag(place: Place, at: number): TagShape | undefined {
    const values = this.#values;
    for (const shape of place.shapes) {
      const next = matchTag(shape, this.#bytes, this.#view, at, this.#end, values);
      if (next < 0) continue;
      this.#at = next;
      const { scope, depth } = shape.to;
      if (shape.uri !== undefined) this.#namespaces.bind(depth, '', shape.uri);
      if (scope >= 0) this.#sink.open(scope);
      for (let i = 0; i < shape.fields.length; i++) {
        const field = shape.fields[i] as number;
        if (field >= 0) this.fields.set(field, values[2 * i] as number, values[2 * i + 1] as number);
      }
      if (!shape.isWhole) return shape;
      if (shape.uri !== undefined) this.#namespaces.leave(depth);
      if (scope >= 0) this.#sink.close(scope);
      return shape;
    }
    return undefined;
  }

  #tellScopes(scopes: number[]): void {
    for (const scope of scopes) {
      if (scope >= 0) this.#sink.open(scope);
      else this.#sink.close(~scope);
    }
  }

  #fail(): never {
    throw new XmlError('xml_malformed', this.#at);
  }

  #readMarkup(): void {
    const kind = this.#bytes[this.#at + 1];
    if (kind === 0x2f) this.#readCloseTag();
    else if (kind === 0x21) this.#readDeclaration();
    else if (kind === 0x3f) this.#at = skipInstruction(this.#bytes, this.#at);
    else this.#readOpenTag(this.#at + 1);
  }

  #readText(): void {
    const bytes = this.#bytes;
    const end = this.#end;
    const start = this.#at;
    let at = skipPlainText(bytes, this.#view, start, end);
    while (at < end && bytes[at] === 0x5d) {
      if (bytes[at + 1] === 0x5d && bytes[at + 2] === 0x3e) this.#fail();
      at = skipPlainText(bytes, this.#view, at + 1, end);
    }
    const kind = at < end ? textClass[bytes[at] as number] : TEXT_PLAIN;
    this.#at = at;
    if (this.#place.depth === 0) {
      this.#passSpace(start, at);
      return;
    }
    const wanted = this.#place.field >= 0;
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

  /** Outside of the root only white space may stand. */
  #passSpace(start: number, end: number): void {
    let at = start;
    while (isSpace(this.#bytes[at])) at++;
    if (at < end || (at < this.#end && this.#bytes[at] !== 0x3c)) this.#fail();
    this.#at = at;
  }

  #readOpenTag(start: number): void {
    const bytes = this.#bytes;
    const parent = this.#place;
    if (parent.depth === 0 && this.#root !== '') this.#fail();
    const nameEnd = scanName(bytes, start);
    const colon = nameEnd < 0 ? -2 : findColon(bytes, start, nameEnd);
    if (colon === -2) this.#fail();
    const attributes = this.#attributes;
    const end = attributes.read(bytes, nameEnd);
    const isWhole = bytes[end] === 0x2f;
    if ((isWhole && bytes[end + 1] !== 0x3e) || parent.depth + 1 === MAX_DEPTH) this.#fail();

    const binds = attributes.hasNamespaces;
    const isLookedAt = colon >= start || binds ? this.#takeNamespaces(start, colon, nameEnd) : parent.taken;
    const taken = binds ? this.#isTaken('', '') : parent.taken;
    const place = this.#book.enter(parent, bytes, { start, end: nameEnd, local: colon + 1, isLookedAt, taken, binds });
    this.#place = place;
    if (place.depth === 1) this.#root = bytes.toString('utf8', colon + 1, nameEnd);
    this.#at = isWhole ? end + 2 : end + 1;
    if (place.node > OUTSIDE) {
      if (place.scope >= 0) this.#sink.open(place.scope);
      if (place.field >= 0) this.fields.begin();
      this.#takeAttributes(place.node);
    }
    if (colon < start && parent.depth > 0)
      learnTag(bytes, start - 1, this.#at, attributes, place, this.#tree.attributes[place.node]);
    if (isWhole) this.#leave();
  }

  /** Whether the element is in a namespace that is taken, once its own declarations hold. */
  #takeNamespaces(start: number, colon: number, nameEnd: number): boolean {
    bindNamespaces(this.#attributes, this.#place.depth + 1, this.#namespaces, start);
    const prefix = colon < start ? '' : this.#bytes.toString('utf8', start, colon);
    if (prefix === 'xmlns') this.#fail();
    return this.#isTaken(prefix, this.#bytes.toString('utf8', colon + 1, nameEnd));
  }

  #isTaken(prefix: string, local: string): boolean {
    const uri = this.#namespaces.resolve(prefix);
    if (uri === undefined) this.#fail();
    return this.#tree.takesNamespace(uri, local);
  }

  #leave(): void {
    const { parent, depth, field, scope, binds } = this.#place;
    if (binds) this.#namespaces.leave(depth);
    this.#place = parent as Place;
    if (field >= 0) this.fields.finish(field);
    if (scope >= 0) this.#sink.close(scope);
  }

  #readCloseTag(): void {
    const bytes = this.#bytes;
    const place = this.#place;
    const at = this.#at + 2;
    if (place.depth === 0 || !place.isNamedAt(bytes, at)) this.#fail();
    let next = at + place.name.length;
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
      if (this.#place.depth === 0) this.#fail();
      if (this.#place.field >= 0) this.#appendLines(at + CDATA_OPEN, end);
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
