import { brotliCompressSync } from 'node:zlib';

const compressed = new Map<string | Uint8Array, Buffer>();

/** Returns the content as compressed by brotli at its best, computed once per content of a build. */
export function brotliOf(content: string | Uint8Array): Buffer {
  const known = compressed.get(content);
  if (known) return known;
  const made = brotliCompressSync(content);
  compressed.set(content, made);
  return made;
}
