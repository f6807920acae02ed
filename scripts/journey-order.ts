import { createHash } from 'node:crypto';

/** Sorts the files by a hash with the seed: every seed gives another order, and the same one each time. */
export function orderBySeed(files: readonly string[], seed: string): string[] {
  const place = (file: string) => createHash('sha256').update(`${seed} ${file}`).digest('hex');
  return files
    .map((file) => [place(file), file] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, file]) => file);
}

/** Returns a name for each file that sorts as the list does: `007-portal.spec.ts`. */
export function numbered(files: readonly string[]): Map<string, string> {
  return new Map(files.map((file, at) => [file, `${String(at + 1).padStart(3, '0')}-${file}`]));
}
