import { closeSync, fstatSync, openSync } from 'node:fs';
import { basename } from 'node:path';
import { DirectoryReader, indexCentralDirectory } from './central-directory.ts';
import { readEndRecord } from './end-record.ts';
import { isIgnoredName } from './entry-name.ts';
import { FileWindow } from './file-window.ts';
import { findOverlappingEntries } from './overlapping-entries.ts';
import { ZipError } from './zip-error.ts';
import { countEntriesAgainst, createZipLimits, type ZipLimits } from './zip-limits.ts';

const DIRECTORY_MAX_BYTES = 1 << 30;

/** A ZIP with its directory; no entry has been read. */
export interface OpenZip {
  path: string;
  /** Name of the file in messages. */
  label: string;
  directory: DirectoryReader;
  overlapping: Set<number>;
  entries: number;
  file: FileWindow;
  close(): void;
}

export interface OpenZipOptions {
  limits?: ZipLimits;
  /** Name of the file in messages; default: the last part of the path. */
  label?: string;
}

/**
 * Reads the directory of a ZIP, including ZIP64; the file is never loaded into memory as a whole.
 * @throws ZipError `zip_invalid` when it is no complete ZIP, `zip_encrypted` when all entries are, `zip_bomb` beyond a limit.
 */
export function openZip(path: string, options: OpenZipOptions = {}): OpenZip {
  const label = options.label ?? basename(path);
  const fd = openSync(path, 'r');
  try {
    const size = fstatSync(fd).size;
    const file = new FileWindow(fd, size);
    const end = readEndRecord(file, size);
    if (!end) throw new ZipError('zip_invalid', `O arquivo "${label}" não é um ZIP válido ou está incompleto.`);
    if (end.directorySize > DIRECTORY_MAX_BYTES)
      throw new ZipError('zip_bomb', `O arquivo "${label}" foi recusado por segurança: índice grande demais.`);
    const limits = options.limits ?? createZipLimits();
    limits.uploadBytes ??= size;
    countEntriesAgainst(limits, end.entries, label);

    const found = indexCentralDirectory(file, end);
    if (!found) throw new ZipError('zip_invalid', `O arquivo "${label}" é um ZIP danificado: o índice não confere.`);
    const directory = new DirectoryReader(found, fd, size);
    if (isWhollyEncrypted(directory))
      throw new ZipError('zip_encrypted', `O arquivo "${label}" está protegido por senha. Envie-o sem senha.`);
    const overlapping = findOverlappingEntries(directory);
    return { path, label, directory, overlapping, entries: end.entries, file, close: () => closeSync(fd) };
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}

/** Returns the number of entries in the directory, including folders; throws like `openZip`. */
export function countEntries(path: string): number {
  const zip = openZip(path);
  zip.close();
  return zip.entries;
}

function isWhollyEncrypted(directory: DirectoryReader): boolean {
  let encrypted = false;
  for (let i = 0; i < directory.entries; i++) {
    const header = directory.header(i);
    if (isIgnoredName(header.name)) continue;
    if ((header.flags & 1) === 0) return false;
    encrypted = true;
  }
  return encrypted;
}
