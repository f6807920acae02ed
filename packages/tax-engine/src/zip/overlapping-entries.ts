import type { DirectoryReader } from './central-directory.ts';

/** Returns the indexes of entries that share bytes of the file: only zip bombs of a few kilobytes have them. */
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
    if (i > 0 && place.offset < (starts[i - 1] ?? 0)) sorted = false;
  }
  if (!sorted) order.sort((a, b) => (starts[a] ?? 0) - (starts[b] ?? 0));

  const found = new Set<number>();
  let end = 0;
  let owner = -1;
  for (const i of order) {
    if ((starts[i] ?? 0) < end) found.add(i).add(owner);
    if ((ends[i] ?? 0) <= end) continue;
    end = ends[i] ?? 0;
    owner = i;
  }
  return found;
}

/** Returns true when entries are contiguous in the order of the directory, as archivers write them. */
function liesInOrder(directory: DirectoryReader): boolean {
  let end = 0;
  for (let i = 0; i < directory.entries; i++) {
    const { offset, compressedSize } = directory.place(i);
    if (offset < end) return false;
    end = offset + 30 + compressedSize;
  }
  return true;
}
