import { elementAt } from '../element-at.ts';
/** Node from which no path continues. */
export const NOWHERE = -1;
/** Node above every wanted element, where a first step can match. */
export const OUTSIDE = 0;

const HASH_SIZE = 4096;

export interface WantedAttribute {
  name: string;
  field: number;
}

/**
 * Wanted paths, compiled so that one step is one lookup: `next[node × names + name]`. Name 0 represents every name that
 * no path contains.
 */
export interface PathTree {
  names: Buffer[];
  /** Hash table from local names to their numbers, with open addressing. */
  slots: Int16Array;
  next: Int16Array;
  /** By node: the field that receives its text, or −1. */
  field: Int16Array;
  /** By node: the scope it opens and closes, or −1. */
  scope: Int16Array;
  /** By node: its wanted attributes. */
  attributes: (WantedAttribute[] | undefined)[];
  fields: number;
  /** Returns true when elements of a namespace ('' for none) are matched by local name ('' for any). */
  acceptsNamespace: (uri: string, local: string) => boolean;
}

function hashStep(hash: number, byte: number): number {
  return (hash * 33 + byte) & (HASH_SIZE - 1);
}

/** Hashes a complete name. */
export function hashName(bytes: Buffer, start: number, end: number): number {
  let hash = 0;
  for (let at = start; at < end; at++) hash = hashStep(hash, bytes[at] ?? 0);
  return hash;
}

/**
 * Compiles paths such as `infNFe/det/prod/NCM`. The first step matches at any depth outside other wanted elements, `*`
 * matches one element that no other path names, a final step `@Id` is an attribute, and ` | ` separates alternatives.
 * The index of a path in `fields` or `scopes` is its number.
 */
export function compilePaths(
  fields: readonly string[],
  scopes: readonly string[],
  acceptsNamespace: PathTree['acceptsNamespace'] = (uri) => uri === '',
): PathTree {
  const numbered = [...fields, ...scopes].flatMap((alternatives, number) =>
    alternatives.split(' | ').map((path) => ({ path: path.split('/'), number })),
  );
  const paths = numbered.map(({ path }) => path);
  const words = [...new Set(paths.flat())].filter((word) => word !== '*' && !word.startsWith('@'));
  const names = ['', ...words];
  const nodes: Map<string, number>[] = [new Map()];
  const ends = paths.map((path) =>
    path.reduce((node, step) => (step.startsWith('@') ? node : stepInto(nodes, node, step)), OUTSIDE),
  );

  const tree: PathTree = {
    names: names.map((name) => Buffer.from(name)),
    slots: new Int16Array(HASH_SIZE),
    next: new Int16Array(nodes.length * names.length).fill(NOWHERE),
    field: new Int16Array(nodes.length).fill(-1),
    scope: new Int16Array(nodes.length).fill(-1),
    attributes: new Array(nodes.length),
    fields: fields.length,
    acceptsNamespace,
  };
  names.forEach((name, i) => {
    if (i > 0) intern(tree, name, i);
  });
  nodes.forEach((children, node) => {
    const other = children.get('*') ?? (node === OUTSIDE ? OUTSIDE : NOWHERE);
    names.forEach((name, i) => {
      tree.next[node * names.length + i] = children.get(name) ?? other;
    });
  });
  ends.forEach((node, at) => {
    const { path, number: i } = elementAt(numbered, at);
    const last = elementAt(path, path.length - 1);
    if (last.startsWith('@'))
      tree.attributes[node] = [...(tree.attributes[node] ?? []), { name: last.slice(1), field: i }];
    else if (i < fields.length) tree.field[node] = i;
    else tree.scope[node] = i - fields.length;
  });
  return tree;
}

function stepInto(nodes: Map<string, number>[], node: number, step: string): number {
  const children = elementAt(nodes, node);
  const known = children.get(step);
  if (known !== undefined) return known;
  nodes.push(new Map());
  children.set(step, nodes.length - 1);
  return nodes.length - 1;
}

function intern(tree: PathTree, name: string, number: number): void {
  const bytes = Buffer.from(name);
  let at = hashName(bytes, 0, bytes.length);
  while (tree.slots[at] !== 0) at = (at + 1) & (HASH_SIZE - 1);
  tree.slots[at] = number;
}

/** Returns the number of a local name with a known hash; 0 when no path contains it. */
export function findName(tree: PathTree, bytes: Buffer, start: number, end: number, hash: number): number {
  for (let at = hash; ; at = (at + 1) & (HASH_SIZE - 1)) {
    const number = tree.slots[at] ?? 0;
    if (number === 0) return 0;
    const name = elementAt(tree.names, number);
    if (name.length !== end - start) continue;
    let i = 0;
    while (i < name.length && name[i] === bytes[start + i]) i++;
    if (i === name.length) return number;
  }
}
