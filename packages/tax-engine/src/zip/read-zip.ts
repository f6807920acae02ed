import { rm } from 'node:fs/promises';
import type { FileProblem } from '../engine-types.ts';
import type { EntryHeader } from './central-directory.ts';
import { peekEntry } from './content-kind.ts';
import { isIgnoredName, isZipName } from './entry-name.ts';
import { Inflater } from './inflater.ts';
import { openNestedZip, spoolLargeEntry, spoolNestedZip } from './nested-zip.ts';
import { type OpenZip, openZip } from './open-zip.ts';
import { entryProblem, findHeaderProblem, readEntry } from './read-entry.ts';
import { countInflatedAgainst, createZipLimits, rejectZipBomb, type ZipLimits } from './zip-limits.ts';

/** Counts of entries that are not yielded. */
export interface ZipTally {
  /** Folders and files that macOS adds. */
  folders: number;
  /** Files for which `wanted` returned `skip`. */
  skipped: number;
  nestedZips: number;
}

export interface WalkZipOptions {
  /** Called with the name within the ZIP, except for `.zip` names; `peek` returns the first bytes of the entry. */
  wanted: (name: string, peek: () => Buffer) => 'read' | 'skip' | 'spool';
  /** Receives an entry too large for memory as a file, which is deleted when the promise resolves. Needs `tempDir`. */
  onSpooled?: (entry: { name: string; path: string }) => Promise<void>;
  maxEntryBytes: (name: string) => number;
  /** An existing folder for nested ZIPs; without it they are reported, not read. */
  tempDir?: string;
  limits?: ZipLimits;
  label?: string;
  tally?: ZipTally;
  /** Called after every entry, including folders and skipped ones; `total` grows when a nested ZIP is opened. */
  onProgress?: (progress: { entries: number; total: number; bytes: number }) => void;
}

export type ZipEntry = { name: string; order: number; data: Buffer } | { name: string; problem: FileProblem };

/** Creates counts of zero. */
export function createZipTally(): ZipTally {
  return { folders: 0, skipped: 0, nestedZips: 0 };
}

/**
 * Yields the wanted entries of a ZIP and of nested ZIPs, two levels deep, in the order of their directories. Entries of
 * a nested ZIP are named `outer.zip/inner.xml` and come at its position. A bad entry is yielded as its problem.
 * @throws ZipError when the file is no ZIP, is fully encrypted, or exceeds a limit.
 */
export async function* walkZip(path: string, options: WalkZipOptions): AsyncGenerator<ZipEntry> {
  const limits = options.limits ?? createZipLimits();
  const walk: Walk = {
    ...options,
    limits,
    tally: options.tally ?? createZipTally(),
    done: 0,
    total: 0,
    bytes: 0,
    inflater: new Inflater(),
  };
  const zip = openZip(path, { limits, ...(options.label === undefined ? {} : { label: options.label }) });
  yield* walkOpenZip(zip, '', 0, walk);
}

interface Walk extends WalkZipOptions {
  limits: ZipLimits;
  tally: ZipTally;
  inflater: Inflater;
  done: number;
  total: number;
  bytes: number;
}

async function* walkOpenZip(zip: OpenZip, prefix: string, depth: number, walk: Walk): AsyncGenerator<ZipEntry> {
  walk.total += zip.entries;
  try {
    for (let i = 0; i < zip.entries; i++) {
      const header = zip.directory.header(i);
      const name = prefix + header.name;
      const order = walk.done++;
      if (isIgnoredName(header.name)) walk.tally.folders++;
      else if (isZipName(header.name)) yield* walkNestedZip(zip, i, name, depth, walk);
      else {
        const how = walk.wanted(name, () => peekEntry(zip.file, header));
        if (how === 'skip') walk.tally.skipped++;
        else if (how === 'read') yield deliver(zip, i, header, name, order, walk);
        else yield* handOver(zip, i, name, walk);
      }
      walk.onProgress?.({ entries: walk.done, total: walk.total, bytes: walk.bytes });
    }
  } finally {
    zip.close();
  }
}

function deliver(zip: OpenZip, index: number, header: EntryHeader, name: string, order: number, walk: Walk): ZipEntry {
  rejectZipBomb(walk.limits, header.size, header.compressedSize, zip.label);
  const code = findHeaderProblem(header, walk.maxEntryBytes(name), zip.overlapping.has(index));
  if (code) return { name, problem: entryProblem(name, code) };
  countInflatedAgainst(walk.limits, header.size, zip.label);
  const data = readEntry(zip.file, header, walk.inflater);
  if (!data) return { name, problem: entryProblem(name, 'ENTRADA_CORROMPIDA') };
  walk.bytes += data.length;
  return { name, order, data: ownCopy(data) };
}

// Copies a view that the next read overwrites; not from the shared pool, so that it can be transferred to a thread.
function ownCopy(view: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(view.length);
  view.copy(copy);
  return copy;
}

async function* handOver(zip: OpenZip, index: number, name: string, { limits, tempDir, onSpooled }: Walk) {
  const spooled = await spoolLargeEntry(zip, index, { name, limits, tempDir });
  if ('problem' in spooled) {
    yield { name, problem: spooled.problem };
    return;
  }
  try {
    await onSpooled?.({ name, path: spooled.path });
  } finally {
    await rm(spooled.path, { force: true });
  }
}

async function* walkNestedZip(zip: OpenZip, index: number, name: string, depth: number, walk: Walk) {
  walk.tally.nestedZips++;
  const { limits, tempDir } = walk;
  const spooled = await spoolNestedZip(zip, index, { name, depth, limits, tempDir });
  if ('problem' in spooled) {
    yield { name, problem: spooled.problem };
    return;
  }
  try {
    const nested = openNestedZip(spooled.path, name, limits);
    if ('problem' in nested) yield { name, problem: nested.problem };
    else yield* walkOpenZip(nested, `${name}/`, depth + 1, walk);
  } finally {
    await rm(spooled.path, { force: true });
  }
}
