import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const leftOut = new Set(['node_modules', 'dist', '.vite']);

function filesUnder(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !leftOut.has(entry.name))
    .flatMap((entry) => filesUnder(path.join(place, entry.name)));
}

/** Computes one hash over names and contents of files and folders, independent of their order on disk. */
export function treeHash(root, places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => filesUnder(path.join(root, place))).sort()) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}
