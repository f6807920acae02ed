import { brotliOf } from './brotli.ts';

/** A built file with the files that it imports at once. */
export interface BuiltFile {
  name: string;
  content: string | Uint8Array;
  imports: readonly string[];
}

export interface Load {
  /** Bytes as the server sends them, compressed by brotli. */
  bytes: number;
  requests: number;
}

/** Returns the files that a file needs before it runs, itself included. */
function neededBy(name: string, files: ReadonlyMap<string, BuiltFile>, found = new Set<string>()): Set<string> {
  const file = files.get(name);
  if (!file || found.has(name)) return found;
  found.add(name);
  for (const next of file.imports) neededBy(next, files, found);
  return found;
}

/** Returns what start files load, without what is loaded already. */
export function loadOf(
  start: string | readonly string[],
  files: ReadonlyMap<string, BuiltFile>,
  loaded: ReadonlySet<string> = new Set(),
): Load & { files: ReadonlySet<string> } {
  const found = new Set<string>();
  for (const name of [start].flat()) neededBy(name, files, found);
  const needed = new Set([...found].filter((name) => !loaded.has(name)));
  const sizes = [...needed].map((name) => brotliOf(files.get(name)?.content ?? '').length);
  return { files: needed, requests: needed.size, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/**
 * Returns what a document loads at once: bytes of itself, its scripts and its styles, requests of everything that it names.
 *
 * @param contentAt returns the content of a script or of styles
 */
export function loadOfDocument(document: string, contentAt: (address: string) => string | Uint8Array): Load {
  const tags = [...document.matchAll(/<(?:link|script|img) [^<>]*>/g)].map(([tag]) => tag);
  const named = tags
    .filter((tag) => !tag.includes('loading="lazy"'))
    .map((tag) => /(?:href|src)="([^"<>]+)"/.exec(tag));
  const addresses = new Set(named.flatMap((found) => found?.[1] ?? []));
  const texts = [...addresses].filter((address) => /\.(js|css)$/.test(address));
  const sizes = [document, ...texts.map(contentAt)].map((content) => brotliOf(content).length);
  return { requests: 1 + addresses.size, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Describes by how much a load exceeds its budget; undefined while it fits. */
export function excessOf(what: string, { bytes, requests }: Load, budget: Load): string | undefined {
  const kilobytes = (count: number) => `${(count / 1000).toFixed(1)} kB`;
  const over = [
    bytes > budget.bytes && `${kilobytes(bytes)} of at most ${kilobytes(budget.bytes)}`,
    requests > budget.requests && `${requests} of at most ${budget.requests} requests`,
  ].filter(Boolean);
  return over.length > 0 ? `${what} loads ${over.join(' and ')}.` : undefined;
}
