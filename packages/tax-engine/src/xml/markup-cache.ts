import { nameClass } from './byte-classes.ts';
import { type Element, ElementPath, type MarkupRun } from './element-path.ts';
import { findName, hashName, NOWHERE, OUTSIDE, type PathTree } from './path-tree.ts';

/** A start tag: positions of its name and of the local name in it, and its effect on namespaces. */
export interface Tag extends Pick<Element, 'isAccepted' | 'binds'> {
  start: number;
  end: number;
  local: number;
  /** It is in a namespace that the path tree accepts. */
  isMatched: boolean;
}

export const MAX_DEPTH = 256;
const MAX_RUN_BYTES = 256;
const MAX_RUNS_PER_PATH = 32;
const MAX_PATHS = 4096;
const MAX_WORDS = 1 << 16;

/**
 * Caches element paths and runs of markup. Notes repeat the same few hundred runs, so that usually one comparison
 * determines the markup between two texts and the element that follows. A run is cached after parsing its tags.
 */
export class MarkupCache {
  readonly #tree: PathTree;
  readonly #names: number;
  readonly #words = new Int32Array(MAX_WORDS);
  #filled = 0;
  #pathCount = 0;
  /** The path above the root element. */
  outside: ElementPath;

  constructor(tree: PathTree) {
    this.#tree = tree;
    this.#names = tree.names.length;
    this.outside = this.#createOutside();
  }

  /** Clears a full cache. Called between documents. */
  clearIfFull(): void {
    if (this.#pathCount < MAX_PATHS && this.#filled + MAX_RUN_BYTES < MAX_WORDS) return;
    this.#filled = 0;
    this.#pathCount = 0;
    this.outside = this.#createOutside();
  }

  #createOutside(): ElementPath {
    return new ElementPath(undefined, Buffer.alloc(0), { node: OUTSIDE, isAccepted: true, binds: false }, -1, -1);
  }

  /** Returns true when the bytes of a run are at `at`. Its last word overlaps the one before. */
  matches(run: MarkupRun, view: DataView, at: number, end: number): boolean {
    const { length } = run;
    if (at + length > end) return false;
    const words = this.#words;
    const last = at + length - 4;
    let word = run.words;
    for (let from = at; from < last; from += 4) if (view.getInt32(from, true) !== words[word++]) return false;
    return view.getInt32(last, true) === words[word];
  }

  /** Returns the run at `at`, caching it when it is new; undefined for other markup. */
  findRun(path: ElementPath, bytes: Buffer, view: DataView, at: number, end: number): MarkupRun | undefined {
    for (const run of path.runs) if (this.matches(run, view, at, end)) return run;
    if (path.runs.length === MAX_RUNS_PER_PATH || this.#filled + MAX_RUN_BYTES >= MAX_WORDS) return undefined;
    const run = this.#parseRun(path, bytes, at, Math.min(end, at + MAX_RUN_BYTES));
    if (run) {
      for (let from = at; from < at + run.length - 4; from += 4)
        this.#words[this.#filled++] = view.getInt32(from, true);
      this.#words[this.#filled++] = view.getInt32(at + run.length - 4, true);
      path.runs.push(run);
    }
    return run;
  }

  /** Parses tags up to the first that is not plain, or that opens an element with text. */
  #parseRun(from: ElementPath, bytes: Buffer, start: number, end: number): MarkupRun | undefined {
    let scopes: number[] | undefined;
    const closes = bytes[start + 1] === 0x2f;
    let path = from;
    let at = start;
    while (bytes[at] === 0x3c) {
      const isClose = bytes[at + 1] === 0x2f;
      // A field's text that continues after a child element is joined by the reader's slow path.
      if ((isClose ? path.parent : path)?.field !== -1) break;
      const next = isClose ? closeTagEnd(path, bytes, at) : openTagEnd(bytes, at);
      if (next < 0 || next > end) break;
      const scope = isClose ? path.scope : -1;
      if (scope >= 0) scopes = withScope(scopes, ~scope);
      const to = isClose ? path.parent : this.#open(path, bytes, at + 1, next - 1);
      if (!to) break;
      if (!isClose && to.scope >= 0) scopes = withScope(scopes, to.scope);
      path = to;
      at = next;
      if (!isClose && (path.field >= 0 || bytes[at] !== 0x3c)) break;
    }
    if (at - start < 4) return undefined;
    return {
      length: at - start,
      words: this.#filled,
      to: path,
      field: closes ? from.field : -1,
      scopes,
      likely: undefined,
    };
  }

  #open(parent: ElementPath, bytes: Buffer, start: number, end: number): ElementPath | undefined {
    if (parent.depth + 1 === MAX_DEPTH) return undefined;
    const { isAccepted } = parent;
    return this.enter(parent, bytes, { start, end, local: start, isMatched: isAccepted, isAccepted, binds: false });
  }

  /** Returns the path of an element that opens in `parent`, caching a new one. */
  enter(parent: ElementPath, bytes: Buffer, tag: Tag): ElementPath {
    const { start, end, local, isMatched, isAccepted, binds } = tag;
    const node = isMatched ? this.#step(parent.node, bytes, local, end) : foreignNode(parent.node);
    const element: Element = { node, isAccepted, binds };
    const known = parent.findChild(bytes, start, end, element);
    if (known) return known;
    const name = Buffer.from(bytes.subarray(start, end));
    const field = node > OUTSIDE ? (this.#tree.field[node] ?? -1) : -1;
    const scope = node > OUTSIDE ? (this.#tree.scope[node] ?? -1) : -1;
    const path = new ElementPath(parent, name, element, field, scope);
    if (this.#pathCount < MAX_PATHS) {
      this.#pathCount++;
      parent.children.push(path);
    }
    return path;
  }

  #step(parent: number, bytes: Buffer, start: number, end: number): number {
    if (parent === NOWHERE) return NOWHERE;
    const name = findName(this.#tree, bytes, start, end, hashName(bytes, start, end));
    return this.#tree.next[parent * this.#names + name] ?? NOWHERE;
  }
}

function withScope(scopes: number[] | undefined, scope: number): number[] {
  if (!scopes) return [scope];
  scopes.push(scope);
  return scopes;
}

/** Next node for an element of another vocabulary: an envelope, or an element of a note that is no field. */
function foreignNode(parent: number): number {
  return parent === OUTSIDE ? OUTSIDE : NOWHERE;
}

function openTagEnd(bytes: Buffer, at: number): number {
  let end = at + 1;
  if (nameClass[bytes[end] ?? 0] !== 2) return -1;
  while (nameClass[bytes[end] ?? 0]) end++;
  return bytes[end] === 0x3e ? end + 1 : -1;
}

// The root, and elements that bound namespaces, are closed by the slow path.
function closeTagEnd(path: ElementPath, bytes: Buffer, at: number): number {
  const end = at + 2 + path.name.length;
  return path.depth > 1 && !path.binds && path.isNamedAt(bytes, at + 2) && bytes[end] === 0x3e ? end + 1 : -1;
}
