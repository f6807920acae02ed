import { rm } from 'node:fs/promises';
import type { FileProblem } from '../reading.ts';
import { type EntryHeader, readEntryHeader } from './central-directory.ts';
import { isIgnoredName, isZipName } from './entry-name.ts';
import { type OpenZip, openZip } from './open-zip.ts';
import { entryProblem, findHeaderProblem, readEntry } from './read-entry.ts';
import { spoolEntry } from './spool-entry.ts';
import { ZipError } from './zip-error.ts';
import { countInflatedAgainst, createZipLimits, refuseBomb, type ZipLimits } from './zip-limits.ts';

const NESTED_MAX_DEPTH = 2;
const NESTED_MAX_BYTES = 1 << 30;

/** What became of the entries that are not delivered. */
export interface ZipTally {
  /** Folders and what macOS adds. */
  folders: number;
  /** Files that `wanted` skipped. */
  skipped: number;
  nestedZips: number;
}

export interface WalkZipOptions {
  /** By the name within the ZIP; `.zip` names are never asked about. */
  wanted: (name: string) => 'read' | 'skip';
  maxEntryBytes: (name: string) => number;
  /** An existing folder for nested ZIPs; without it they are reported, not read. */
  tempDir?: string;
  limits?: ZipLimits;
  label?: string;
  tally?: ZipTally;
  /** After every entry, folders and skipped ones too; `total` grows when a nested ZIP is opened. */
  onProgress?: (progress: { entries: number; total: number; bytes: number }) => void;
}

export type ZipEntry = { name: string; order: number; data: Buffer } | { name: string; problem: FileProblem };

export function createZipTally(): ZipTally {
  return { folders: 0, skipped: 0, nestedZips: 0 };
}

/**
 * The wanted entries of a ZIP and of the ZIPs in it, two levels deep, in the order of their directories; those of a
 * nested ZIP are named `outer.zip/inner.xml` and stand where it stands. `data` is only valid until the next step.
 * A bad entry is delivered as its problem.
 * @throws ZipError when the file is no ZIP, is wholly encrypted, or passes a limit.
 */
export async function* walkZip(path: string, options: WalkZipOptions): AsyncGenerator<ZipEntry> {
  const limits = options.limits ?? createZipLimits();
  const walk: Walk = { ...options, limits, tally: options.tally ?? createZipTally(), done: 0, total: 0, bytes: 0 };
  const zip = openZip(path, { limits, ...(options.label === undefined ? {} : { label: options.label }) });
  yield* walkOpenZip(zip, '', 0, walk);
}

interface Walk extends WalkZipOptions {
  limits: ZipLimits;
  tally: ZipTally;
  done: number;
  total: number;
  bytes: number;
}

async function* walkOpenZip(zip: OpenZip, prefix: string, depth: number, walk: Walk): AsyncGenerator<ZipEntry> {
  walk.total += zip.entries;
  try {
    for (let i = 0; i < zip.entries; i++) {
      const header = readEntryHeader(zip.directory, i);
      const name = prefix + header.name;
      const order = walk.done++;
      if (isIgnoredName(header.name)) walk.tally.folders++;
      else if (isZipName(header.name)) yield* walkNestedZip(zip, i, header, name, depth, walk);
      else if (walk.wanted(name) === 'skip') walk.tally.skipped++;
      else yield deliver(zip, i, header, name, order, walk);
      walk.onProgress?.({ entries: walk.done, total: walk.total, bytes: walk.bytes });
    }
  } finally {
    zip.close();
  }
}

function deliver(zip: OpenZip, index: number, header: EntryHeader, name: string, order: number, walk: Walk): ZipEntry {
  refuseBomb(walk.limits, header.size, header.compressedSize, zip.label);
  const code = findHeaderProblem(header, walk.maxEntryBytes(name), zip.overlapping.has(index));
  if (code) return { name, problem: entryProblem(name, code) };
  countInflatedAgainst(walk.limits, header.size, zip.label);
  const data = readEntry(zip.file, header);
  if (!data) return { name, problem: entryProblem(name, 'ENTRADA_CORROMPIDA') };
  walk.bytes += data.length;
  return { name, order, data };
}

async function* walkNestedZip(
  zip: OpenZip,
  index: number,
  header: EntryHeader,
  name: string,
  depth: number,
  walk: Walk,
): AsyncGenerator<ZipEntry> {
  walk.tally.nestedZips++;
  const tooDeep = depth >= NESTED_MAX_DEPTH || walk.tempDir === undefined;
  const code = tooDeep ? 'ZIP_PROFUNDO' : findHeaderProblem(header, NESTED_MAX_BYTES, zip.overlapping.has(index));
  if (code) return yield { name, problem: entryProblem(name, code) };
  refuseBomb(walk.limits, header.size, header.compressedSize, zip.label);
  countInflatedAgainst(walk.limits, header.size, zip.label);

  const path = await spoolEntry(zip, header, walk.tempDir as string);
  if (!path) return yield { name, problem: entryProblem(name, 'ENTRADA_CORROMPIDA') };
  try {
    const nested = openNested(path, name, walk.limits);
    if ('problem' in nested) yield nested;
    else yield* walkOpenZip(nested, `${name}/`, depth + 1, walk);
  } finally {
    await rm(path, { force: true });
  }
}

/** A nested ZIP that is no ZIP is one bad entry; one that passes a limit stops the reading. */
function openNested(path: string, name: string, limits: ZipLimits): OpenZip | { name: string; problem: FileProblem } {
  try {
    return openZip(path, { limits, label: name });
  } catch (error) {
    if (!(error instanceof ZipError) || error.code === 'zip_bomb') throw error;
    return { name, problem: { arquivo: name, codigo: error.code.toUpperCase(), texto: error.message } };
  }
}
