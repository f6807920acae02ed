import type { FileProblem } from '../reading.ts';
import { type OpenZip, openZip } from './open-zip.ts';
import { entryProblem, findHeaderProblem } from './read-entry.ts';
import { spoolEntry } from './spool-entry.ts';
import { ZipError } from './zip-error.ts';
import { countInflatedAgainst, refuseBomb, type ZipLimits } from './zip-limits.ts';

const MAX_DEPTH = 2;
const MAX_BYTES = 1 << 30;

/** Where a nested ZIP stands: its whole name, how many ZIPs it lies in besides the upload, and what it counts on. */
export interface NestedZip {
  name: string;
  depth: number;
  limits: ZipLimits;
  /** Without a folder to spool to, nested ZIPs are reported and not read. */
  tempDir: string | undefined;
}

/**
 * Puts a ZIP that lies in another into a file of its own, which the caller removes, or says why not.
 * @throws ZipError `zip_bomb` past a limit.
 */
export async function spoolNestedZip(
  zip: OpenZip,
  index: number,
  { depth, ...place }: NestedZip,
): Promise<{ path: string } | { problem: FileProblem }> {
  if (depth >= MAX_DEPTH) return { problem: entryProblem(place.name, 'ZIP_PROFUNDO') };
  return spoolLargeEntry(zip, index, place);
}

/**
 * Puts an entry of up to 1 GB into a file of its own, which the caller removes, or says why not.
 * @throws ZipError `zip_bomb` past a limit.
 */
export async function spoolLargeEntry(
  zip: OpenZip,
  index: number,
  { name, limits, tempDir }: Omit<NestedZip, 'depth'>,
): Promise<{ path: string } | { problem: FileProblem }> {
  if (tempDir === undefined) return { problem: entryProblem(name, 'ZIP_PROFUNDO') };
  const header = zip.directory.header(index);
  refuseBomb(limits, header.size, header.compressedSize, zip.label);
  const code = findHeaderProblem(header, MAX_BYTES, zip.overlapping.has(index));
  if (code) return { problem: entryProblem(name, code) };
  countInflatedAgainst(limits, header.size, zip.label);
  const path = await spoolEntry(zip, header, tempDir);
  return path ? { path } : { problem: entryProblem(name, 'ENTRADA_CORROMPIDA') };
}

/** A nested ZIP that is no ZIP is one bad entry; one that passes a limit stops the reading. */
export function openNestedZip(path: string, name: string, limits: ZipLimits): OpenZip | { problem: FileProblem } {
  try {
    return openZip(path, { limits, label: name });
  } catch (error) {
    if (!(error instanceof ZipError) || error.code === 'zip_bomb') throw error;
    return { problem: { arquivo: name, codigo: error.code.toUpperCase(), texto: error.message } };
  }
}
