import type { DirectoryReader } from './central-directory.ts';

/** Entries that share bytes of the file, by index: no archiver writes them, bombs of a few kilobytes live on them. */
export function findOverlappingEntries(directory: DirectoryReader): Set<number> {
  if (liesInOrder(directory)) return new Set();
  const count = directory.entries;
  const starts = new Float64Array(count);
  const ends = new Float64Array(count);
  const order = new Uint32Array(count);
  let sorted = true;
  for (let i = 0; i < count; i++) {
    const place = directory.place(i);
    starts[i] = place.offset;
    ends[i] = place.offset + 30 + place.compressedSize;
    order[i] = i;
    if (i > 0 && place.offset < (starts[i - 1] as number)) sorted = false;
  }
  if (!sorted) order.sort((a, b) => (starts[a] as number) - (starts[b] as number));

  const found = new Set<number>();
  let end = 0;
  let owner = -1;
  for (const i of order) {
    if ((starts[i] as number) < end) found.add(i).add(owner);
    if ((ends[i] as number) <= end) continue;
    end = ends[i] as number;
    owner = i;
  }
  return found;
}

/** As archivers write them: one entry behind the other, in the order of the directory. */
function liesInOrder(directory: DirectoryReader): boolean {
  let end = 0;
  for (let i = 0; i < directory.entries; i++) {
    const { offset, compressedSize } = directory.place(i);
    if (offset < end) return false;
    end = offset + 30 + compressedSize;
  }
  return true;
}
