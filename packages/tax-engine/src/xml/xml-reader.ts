import { AttributeList } from './attribute-list.ts';
import { bindNamespaces } from './bind-namespaces.ts';
import { isSpace, TEXT_END, TEXT_ENTITY, TEXT_PLAIN, TEXT_RETURN, textClass } from './byte-classes.ts';
import type { ElementPath, MarkupRun, TagShape } from './element-path.ts';
import { FieldStore } from './field-store.ts';
import { holdsNoncharacter } from './holds-noncharacter.ts';
import { MAX_DEPTH, MarkupCache } from './markup-cache.ts';
import { Namespaces } from './namespaces.ts';
import { OUTSIDE, type PathTree } from './path-tree.ts';
import { readEntity } from './read-entity.ts';
import { findColon, scanName } from './scan-name.ts';
import { CDATA_CLOSE, CDATA_OPEN, findCdataEnd, skipComment, skipInstruction } from './skip-markup.ts';
import { skipPlainText } from './skip-plain-text.ts';
import { cacheTag, MAX_CACHED_ATTRIBUTES, matchCachedTag } from './tag-shape.ts';
import { XmlError } from './xml-error.ts';

/** Called when scopes of a path tree open and close; by then, their fields are in the reader's store. */
export interface XmlSink {
  open(scope: number): void;
  close(scope: number): void;
}

/**
 * A validating tokenizer over UTF-8 bytes. Every tag is checked; texts become strings only when accessed. Elements are
 * matched by local name, only in a namespace that the path tree accepts. Reused for every document.
 */
export class XmlReader {
  readonly fields: FieldStore;
  readonly #tree: PathTree;
  readonly #cache: MarkupCache;
  readonly #namespaces = new Namespaces();
  readonly #attributes = new AttributeList();
  /** Start and end positions of a tag's values during a comparison. */
  readonly #values = new Int32Array(2 * MAX_CACHED_ATTRIBUTES);
  #bytes: Buffer = Buffer.alloc(0);
  #view: DataView = new DataView(new ArrayBuffer(0));
  #end = 0;
  #at = 0;
  #path: ElementPath;
  #root = '';
  #sink: XmlSink;

  constructor(tree: PathTree, sink: XmlSink) {
    this.#tree = tree;
    this.#cache = new MarkupCache(tree);
    this.#path = this.#cache.outside;
    this.#sink = sink;
    this.fields = new FieldStore(tree.fields);
  }

  /**
   * Reads a whole document and returns the local name of its root.
   * @throws XmlError when it is malformed.
   */
  read(bytes: Buffer): string {
    this.#cache.clearIfFull();
    this.#path = this.#cache.outside;
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
      if (this.#path.depth > 0 && this.#path.field < 0) this.#readRuns();
      if (bytes[this.#at] !== 0x3c) this.#readText();
      else this.#readMarkup();
    }
    if (this.#path.depth !== 0 || this.#root === '') this.#fail();
    return this.#root;
  }

  /**
   * Fast path for nearly all of a document: runs of markup with plain text between them. Stops before anything else,
   * including errors. An element with a wanted text is only opened here when it contains more than plain text.
   */
  #readRuns(): void {
    const bytes = this.#bytes;
    const view = this.#view;
    const end = this.#end;
    let path = this.#path;
    let before: ElementPath | MarkupRun | TagShape = path;
    let at = this.#at;
    let textStart = at;
    while (at < end && bytes[at] === 0x3c) {
      let run: MarkupRun | undefined = before.likely;
      if (run === undefined || !this.#cache.matches(run, view, at, end)) {
        const shape: TagShape | undefined = this.#consumeTag(path, at);
        if (shape !== undefined) {
          before = shape;
          if (!shape.isWhole) path = shape.to;
          textStart = this.#at;
          at = skipPlainText(bytes, view, textStart, end);
          continue;
        }
        run = this.#cache.findRun(path, bytes, view, at, end);
        if (run === undefined) break;
        before.likely = run;
      }
      if (run.field >= 0) this.fields.set(run.field, textStart, at);
      if (run.scopes !== undefined) this.#notifyScopes(run.scopes);
      path = run.to;
      before = run;
      textStart = at + run.length;
      at = skipPlainText(bytes, view, textStart, end);
    }
    this.#path = path;
    this.#at = at;
    if (path.field < 0) return;
    this.fields.begin();
    if (at > textStart) this.fields.append(textStart, at);
  }

  /** Consumes a cached tag with attributes and sets `#at` to its end. */
  #consumeTag(path: ElementPath, at: number): TagShape | undefined {
    const values = this.#values;
    for (const shape of path.shapes) {
      const next = matchCachedTag(shape, this.#bytes, this.#view, at, this.#end, values);
      if (next < 0) continue;
      this.#at = next;
      const { scope, depth } = shape.to;
      if (shape.uri !== undefined) this.#namespaces.bind(depth, '', shape.uri);
      if (scope >= 0) this.#sink.open(scope);
      for (let i = 0; i < shape.fields.length; i++) {
        const field = shape.fields[i] ?? -1;
        if (field >= 0) this.fields.set(field, values[2 * i] ?? 0, values[2 * i + 1] ?? 0);
      }
      if (!shape.isWhole) return shape;
      if (shape.uri !== undefined) this.#namespaces.leave(depth);
      if (scope >= 0) this.#sink.close(scope);
      return shape;
    }
    return undefined;
  }

  #notifyScopes(scopes: number[]): void {
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
    const kind = at < end ? textClass[bytes[at] ?? 0] : TEXT_PLAIN;
    this.#at = at;
    if (this.#path.depth === 0) {
      this.#requireSpace(start, at);
      return;
    }
    const wanted = this.#path.field >= 0;
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

  // Only white space is allowed outside the root.
  #requireSpace(start: number, end: number): void {
    let at = start;
    while (isSpace(this.#bytes[at])) at++;
    if (at < end || (at < this.#end && this.#bytes[at] !== 0x3c)) this.#fail();
    this.#at = at;
  }

  #readOpenTag(start: number): void {
    const bytes = this.#bytes;
    const parent = this.#path;
    if (parent.depth === 0 && this.#root !== '') this.#fail();
    const nameEnd = scanName(bytes, start);
    const colon = nameEnd < 0 ? -2 : findColon(bytes, start, nameEnd);
    if (colon === -2) this.#fail();
    const attributes = this.#attributes;
    const end = attributes.read(bytes, nameEnd);
    const isWhole = bytes[end] === 0x2f;
    if ((isWhole && bytes[end + 1] !== 0x3e) || parent.depth + 1 === MAX_DEPTH) this.#fail();

    const binds = attributes.hasNamespaces;
    const isMatched = colon >= start || binds ? this.#applyNamespaces(start, colon, nameEnd) : parent.isAccepted;
    const isAccepted = binds ? this.#isAccepted('', '') : parent.isAccepted;
    const path = this.#cache.enter(parent, bytes, {
      start,
      end: nameEnd,
      local: colon + 1,
      isMatched,
      isAccepted,
      binds,
    });
    this.#path = path;
    if (path.depth === 1) this.#root = bytes.toString('utf8', colon + 1, nameEnd);
    this.#at = isWhole ? end + 2 : end + 1;
    if (path.node > OUTSIDE) {
      if (path.scope >= 0) this.#sink.open(path.scope);
      if (path.field >= 0) this.fields.begin();
      this.#takeAttributes(path.node);
    }
    if (colon < start && parent.depth > 0)
      cacheTag(bytes, start - 1, this.#at, attributes, path, this.#tree.attributes[path.node]);
    if (isWhole) this.#leave();
  }

  /** Applies the element's own declarations, then returns true when it is in an accepted namespace. */
  #applyNamespaces(start: number, colon: number, nameEnd: number): boolean {
    bindNamespaces(this.#attributes, this.#path.depth + 1, this.#namespaces, start);
    const prefix = colon < start ? '' : this.#bytes.toString('utf8', start, colon);
    if (prefix === 'xmlns') this.#fail();
    return this.#isAccepted(prefix, this.#bytes.toString('utf8', colon + 1, nameEnd));
  }

  #isAccepted(prefix: string, local: string): boolean {
    const uri = this.#namespaces.resolve(prefix);
    if (uri === undefined) this.#fail();
    return this.#tree.acceptsNamespace(uri, local);
  }

  #leave(): void {
    const { parent, depth, field, scope, binds } = this.#path;
    if (binds) this.#namespaces.leave(depth);
    this.#path = parent ?? this.#cache.outside;
    if (field >= 0) this.fields.finish(field);
    if (scope >= 0) this.#sink.close(scope);
  }

  #readCloseTag(): void {
    const bytes = this.#bytes;
    const path = this.#path;
    const at = this.#at + 2;
    if (path.depth === 0 || !path.isNamedAt(bytes, at)) this.#fail();
    let next = at + path.name.length;
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
      if (this.#path.depth === 0) this.#fail();
      if (this.#path.field >= 0) this.fields.appendLines(at + CDATA_OPEN, end);
      this.#at = end + CDATA_CLOSE;
    }
  }
}
