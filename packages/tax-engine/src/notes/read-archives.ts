import { rm } from 'node:fs/promises';
import type { EntryHeader } from '../zip/central-directory.ts';
import { isIgnoredName, isZipName } from '../zip/entry-name.ts';
import { openNestedZip, spoolNestedZip } from '../zip/nested-zip.ts';
import { type OpenZip, openZip } from '../zip/open-zip.ts';
import { countInflatedAgainst, createZipLimits, rejectZipBomb, type ZipLimits } from '../zip/zip-limits.ts';
import type { BatchListener, BatchReader } from './batch-reader.ts';
import { createCollectedNotes } from './note-collector.ts';
import { addProblems } from './problem-list.ts';
import { isXml, XML_MAX_BYTES } from './read-batch.ts';

export interface ReadArchivesInput {
  path: string;
  tempDir: string;
  reader: BatchReader;
  listener: BatchListener;
  /** Called with the number of known entries, which grows with every nested ZIP. */
  onTotal: (entries: number) => void;
  signal?: AbortSignal;
}

/**
 * Reads the upload's own entries first, then those of each nested ZIP, with one nested ZIP at a time on disk.
 * @throws ZipError when the upload is no ZIP, is fully encrypted or exceeds a limit.
 */
export async function readArchives(input: ReadArchivesInput): Promise<void> {
  const limits = createZipLimits();
  await readArchive(openZip(input.path, { limits }), '', 0, { ...input, limits, entries: 0 });
}

interface Reading extends ReadArchivesInput {
  limits: ZipLimits;
  entries: number;
}

async function readArchive(zip: OpenZip, prefix: string, depth: number, reading: Reading): Promise<void> {
  const { path, directory, overlapping } = zip;
  const firstOrder = reading.entries;
  reading.entries += zip.entries;
  try {
    const nested = countAgainstLimits(zip, reading.limits);
    reading.onTotal(reading.entries);
    await reading.reader.read(
      zip,
      { path, directory: directory.directory, overlapping, prefix, firstOrder },
      reading.listener,
      reading.signal,
    );
    for (const index of nested) await readNested(zip, index, prefix, depth, reading);
  } finally {
    zip.close();
  }
}

/** Checks the declared sizes against the limits before anything is inflated; returns the nested ZIPs. */
function countAgainstLimits(zip: OpenZip, limits: ZipLimits): number[] {
  const nested: number[] = [];
  for (let i = 0; i < zip.entries; i++) {
    const header = zip.directory.header(i);
    if (isIgnoredName(header.name)) continue;
    if (isZipName(header.name)) nested.push(i);
    else if (isXml(header) || header.size <= XML_MAX_BYTES) {
      rejectZipBomb(limits, header.size, header.compressedSize, zip.label);
      countInflatedAgainst(limits, header.size, zip.label);
    }
  }
  return nested;
}

async function readNested(zip: OpenZip, index: number, prefix: string, depth: number, reading: Reading): Promise<void> {
  reading.signal?.throwIfAborted();
  const header: EntryHeader = zip.directory.header(index);
  const name = prefix + header.name;
  const found = createCollectedNotes();
  found.counts.zips_internos++;
  const { limits, tempDir } = reading;
  const spooled = await spoolNestedZip(zip, index, { name, depth, limits, tempDir });
  try {
    const opened = 'problem' in spooled ? spooled : openNestedZip(spooled.path, name, limits);
    if ('problem' in opened) addProblems(found.problems, [opened.problem]);
    reading.listener(found, 0, 0);
    if (!('problem' in opened)) await readArchive(opened, `${name}/`, depth + 1, reading);
  } finally {
    if ('path' in spooled) await rm(spooled.path, { force: true });
  }
}
