import { nameClass } from './byte-classes.ts';
import { findName, hashName, NOWHERE, OUTSIDE, type PathTree } from './path-tree.ts';
import { type Element, type MarkupRun, Place } from './place.ts';

/** A start tag: where its name stands, from where on it is local, and what it does to namespaces. */
export interface Tag extends Pick<Element, 'taken' | 'binds'> {
  start: number;
  end: number;
  local: number;
  /** It is in a namespace that the path tree takes. */
  isLookedAt: boolean;
}

export const MAX_DEPTH = 256;
const LONGEST_RUN = 256;
const MOST_RUNS_OF_PLACE = 32;
const MOST_PLACES = 4096;
const MOST_WORDS = 1 << 16;

/**
 * Places and runs of markup as they were read before: notes are the same few hundred of them over and over, so that
 * one comparison mostly tells what stands between two texts and where it leads. A run is learnt by reading its tags.
 */
export class MarkupBook {
  readonly #tree: PathTree;
  readonly #names: number;
  readonly #words = new Int32Array(MOST_WORDS);
  #filled = 0;
  #places = 0;
  /** Above the root. */
  outside: Place;

  constructor(tree: PathTree) {
    this.#tree = tree;
    this.#names = tree.names.length;
    this.outside = this.#createOutside();
  }

  /** Between documents: forgets all when no more can be learnt. */
  makeRoom(): void {
    if (this.#places < MOST_PLACES && this.#filled + LONGEST_RUN < MOST_WORDS) return;
    this.#filled = 0;
    this.#places = 0;
    this.outside = this.#createOutside();
  }

  #createOutside(): Place {
    return new Place(undefined, Buffer.alloc(0), { node: OUTSIDE, taken: true, binds: false }, -1, -1);
  }

  /** Whether the bytes of a run stand at `at`; its last word overlaps the one before. */
  matches(run: MarkupRun, view: DataView, at: number, end: number): boolean {
    const { length } = run;
    if (at + length > end) return false;
    const words = this.#words;
    const last = at + length - 4;
    let word = run.words;
    for (let from = at; from < last; from += 4) if (view.getInt32(from, true) !== words[word++]) return false;
    return view.getInt32(last, true) === words[word];
  }

  /** The run that stands at `at`, learnt if need be; undefined where another markup stands. */
  findRun(place: Place, bytes: Buffer, view: DataView, at: number, end: number): MarkupRun | undefined {
    for (const run of place.runs) if (this.matches(run, view, at, end)) return run;
    if (place.runs.length === MOST_RUNS_OF_PLACE || this.#filled + LONGEST_RUN >= MOST_WORDS) return undefined;
    const run = this.#learn(place, bytes, at, Math.min(end, at + LONGEST_RUN));
    if (run) {
      for (let from = at; from < at + run.length - 4; from += 4)
        this.#words[this.#filled++] = view.getInt32(from, true);
      this.#words[this.#filled++] = view.getInt32(at + run.length - 4, true);
      place.runs.push(run);
    }
    return run;
  }

  /** Reads tags up to the first that is no plain one, or that opens an element with text. */
  #learn(from: Place, bytes: Buffer, start: number, end: number): MarkupRun | undefined {
    let scopes: number[] | undefined;
    const closes = bytes[start + 1] === 0x2f;
    let place = from;
    let at = start;
    while (bytes[at] === 0x3c) {
      const isClose = bytes[at + 1] === 0x2f;
      // Text of a field that goes on behind an element in it is joined elsewhere.
      if ((isClose ? place.parent : place)?.field !== -1) break;
      const next = isClose ? closeTagEnd(place, bytes, at) : openTagEnd(bytes, at);
      if (next < 0 || next > end) break;
      const scope = isClose ? place.scope : -1;
      if (scope >= 0) scopes = withScope(scopes, ~scope);
      const to = isClose ? place.parent : this.#open(place, bytes, at + 1, next - 1);
      if (!to) break;
      if (!isClose && to.scope >= 0) scopes = withScope(scopes, to.scope);
      place = to;
      at = next;
      if (!isClose && (place.field >= 0 || bytes[at] !== 0x3c)) break;
    }
    if (at - start < 4) return undefined;
    return {
      length: at - start,
      words: this.#filled,
      to: place,
      field: closes ? from.field : -1,
      scopes,
      likely: undefined,
    };
  }

  #open(parent: Place, bytes: Buffer, start: number, end: number): Place | undefined {
    if (parent.depth + 1 === MAX_DEPTH) return undefined;
    const { taken } = parent;
    return this.enter(parent, bytes, { start, end, local: start, isLookedAt: taken, taken, binds: false });
  }

  /** The place of an element that opens in `parent`. */
  enter(parent: Place, bytes: Buffer, tag: Tag): Place {
    const { start, end, local, isLookedAt, taken, binds } = tag;
    const node = isLookedAt ? this.#step(parent.node, bytes, local, end) : stepAside(parent.node);
    const element: Element = { node, taken, binds };
    const known = parent.findChild(bytes, start, end, element);
    if (known) return known;
    const name = Buffer.from(bytes.subarray(start, end));
    const field = node > OUTSIDE ? (this.#tree.field[node] as number) : -1;
    const scope = node > OUTSIDE ? (this.#tree.scope[node] as number) : -1;
    const place = new Place(parent, name, element, field, scope);
    if (this.#places < MOST_PLACES) {
      this.#places++;
      parent.children.push(place);
    }
    return place;
  }

  #step(parent: number, bytes: Buffer, start: number, end: number): number {
    if (parent === NOWHERE) return NOWHERE;
    const name = findName(this.#tree, bytes, start, end, hashName(bytes, start, end));
    return this.#tree.next[parent * this.#names + name] as number;
  }
}

function withScope(scopes: number[] | undefined, scope: number): number[] {
  if (!scopes) return [scope];
  scopes.push(scope);
  return scopes;
}

/** An element of another vocabulary: an envelope, or something within a note that is none of its fields. */
function stepAside(parent: number): number {
  return parent === OUTSIDE ? OUTSIDE : NOWHERE;
}

function openTagEnd(bytes: Buffer, at: number): number {
  let end = at + 1;
  if (nameClass[bytes[end] as number] !== 2) return -1;
  while (nameClass[bytes[end] as number]) end++;
  return bytes[end] === 0x3e ? end + 1 : -1;
}

/** The root, and what bound namespaces, is left with more care. */
function closeTagEnd(place: Place, bytes: Buffer, at: number): number {
  const end = at + 2 + place.name.length;
  return place.depth > 1 && !place.binds && place.isNamedAt(bytes, at + 2) && bytes[end] === 0x3e ? end + 1 : -1;
}
