import type { FileProblem } from '../engine-types.ts';
import { type OpenZip, openZip } from './open-zip.ts';
import { entryProblem, findHeaderProblem } from './read-entry.ts';
import { spoolEntry } from './spool-entry.ts';
import { ZipError } from './zip-error.ts';
import { countInflatedAgainst, rejectZipBomb, type ZipLimits } from './zip-limits.ts';

const MAX_DEPTH = 2;
const MAX_BYTES = 1 << 30;

/** A nested ZIP: its full name, its nesting depth, and the limits shared with the upload. */
export interface NestedZip {
  name: string;
  depth: number;
  limits: ZipLimits;
  /** Without it, nested ZIPs are reported and not read. */
  tempDir: string | undefined;
}

/**
 * Writes a nested ZIP to a temporary file, which the caller deletes, or returns the problem.
 * @throws ZipError `zip_bomb` beyond a limit.
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
 * Writes an entry of up to 1 GB to a temporary file, which the caller deletes, or returns the problem.
 * @throws ZipError `zip_bomb` beyond a limit.
 */
export async function spoolLargeEntry(
  zip: OpenZip,
  index: number,
  { name, limits, tempDir }: Omit<NestedZip, 'depth'>,
): Promise<{ path: string } | { problem: FileProblem }> {
  if (tempDir === undefined) return { problem: entryProblem(name, 'ZIP_PROFUNDO') };
  const header = zip.directory.header(index);
  rejectZipBomb(limits, header.size, header.compressedSize, zip.label);
  const code = findHeaderProblem(header, MAX_BYTES, zip.overlapping.has(index));
  if (code) return { problem: entryProblem(name, code) };
  countInflatedAgainst(limits, header.size, zip.label);
  const path = await spoolEntry(zip, header, tempDir);
  return path ? { path } : { problem: entryProblem(name, 'ENTRADA_CORROMPIDA') };
}

/**
 * Opens a nested ZIP. A file that is no ZIP is returned as the problem of one entry.
 * @throws ZipError `zip_bomb` beyond a limit.
 */
export function openNestedZip(path: string, name: string, limits: ZipLimits): OpenZip | { problem: FileProblem } {
  try {
    return openZip(path, { limits, label: name });
  } catch (error) {
    if (!(error instanceof ZipError) || error.code === 'zip_bomb') throw error;
    return { problem: { arquivo: name, codigo: error.code.toUpperCase(), texto: error.message } };
  }
}
