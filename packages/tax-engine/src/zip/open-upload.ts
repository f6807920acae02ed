import { open, rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FileProblem } from '../engine-types.ts';
import type { EntryHeader } from './central-directory.ts';
import { type ContentKind, contentKind, peekEntry } from './content-kind.ts';
import { isIgnoredName, isZipName } from './entry-name.ts';
import { Inflater } from './inflater.ts';
import { openNestedZip, spoolNestedZip } from './nested-zip.ts';
import { type OpenZip, openZip } from './open-zip.ts';
import { entryProblem, findEntryData, findHeaderProblem, readEntry } from './read-entry.ts';
import type { UploadFile } from './upload-file.ts';
import { openSource, type UploadSource } from './upload-source.ts';
import { countInflatedAgainst, createZipLimits, rejectZipBomb, type ZipLimits } from './zip-limits.ts';

const MAX_XML_BYTES = 5 << 20;

/** An XML document of an upload. */
export interface UploadDocument {
  name: string;
  /** Returns the content, or the problem of a document that cannot be read; one above 5 MB is not. */
  read: () => Buffer | FileProblem;
}

/** The files of an upload. Close it to delete what was spooled. */
export interface Upload {
  isZip: boolean;
  files: UploadFile[];
  /** XML documents, told by their content. */
  documents: UploadDocument[];
  /** ZIPs inside that are not read: damaged, protected, too large or nested too deeply. */
  problems: FileProblem[];
  close: () => Promise<void>;
}

/**
 * Opens a ZIP, with ZIPs inside it up to two levels, or a single text file.
 * @throws ZipError when a ZIP cannot be read or exceeds a limit; the error of the system when the file cannot be read.
 */
export async function openUpload(path: string, tempDir: string): Promise<Upload> {
  if (!(await isZip(path))) {
    const { size } = await stat(path);
    const source = { path, start: 0, end: size, isDeflated: false };
    const file = { name: basename(path), time: 0, bytes: size, source: () => source, open: () => openSource(source) };
    return { isZip: false, files: [file], documents: [], problems: [], close: async () => {} };
  }
  const opening = new Opening(tempDir);
  try {
    await opening.add(openZip(path, { limits: opening.limits }), '', 0);
  } catch (error) {
    await opening.close();
    throw error;
  }
  const { files, documents, problems } = opening;
  return { isZip: true, files, documents, problems, close: () => opening.close() };
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1') === 'PK\x03\x04' || buffer.toString('latin1') === 'PK\x05\x06';
  } finally {
    await file.close();
  }
}

class Opening {
  readonly limits: ZipLimits = createZipLimits();
  readonly files: UploadFile[] = [];
  readonly documents: UploadDocument[] = [];
  readonly problems: FileProblem[] = [];
  readonly #zips: OpenZip[] = [];
  readonly #spooled: string[] = [];
  readonly #tempDir: string;
  readonly #inflater = new Inflater();

  constructor(tempDir: string) {
    this.#tempDir = tempDir;
  }

  async add(zip: OpenZip, prefix: string, depth: number): Promise<void> {
    this.#zips.push(zip);
    for (let at = 0; at < zip.entries; at++) {
      const header = zip.directory.header(at);
      if (isIgnoredName(header.name)) continue;
      const name = prefix + header.name;
      const kind = isZipName(name) ? 'zip' : kindOf(zip, header, name);
      if (kind === 'zip') await this.#addNested(zip, at, name, depth);
      else this.#addFile(zip, header, name, kind);
    }
  }

  async close(): Promise<void> {
    for (const zip of this.#zips) zip.close();
    await Promise.all(this.#spooled.map((path) => rm(path, { force: true })));
  }

  async #addNested(zip: OpenZip, index: number, name: string, depth: number): Promise<void> {
    const spooled = await spoolNestedZip(zip, index, { name, depth, limits: this.limits, tempDir: this.#tempDir });
    if ('problem' in spooled) {
      this.problems.push(spooled.problem);
      return;
    }
    this.#spooled.push(spooled.path);
    const opened = openNestedZip(spooled.path, name, this.limits);
    if ('problem' in opened) this.problems.push(opened.problem);
    else await this.add(opened, `${name}/`, depth + 1);
  }

  #addFile(zip: OpenZip, header: EntryHeader, name: string, kind: ContentKind): void {
    rejectZipBomb(this.limits, header.size, header.compressedSize, zip.label);
    countInflatedAgainst(this.limits, header.size, zip.label);
    const source = () => sourceOf(zip, header);
    if (kind !== 'xml') {
      this.files.push({ name, time: header.modified, bytes: header.size, source, open: () => openSource(source()) });
    } else {
      const read = () => {
        const problem = findHeaderProblem(header, MAX_XML_BYTES, false);
        if (problem) return entryProblem(name, problem);
        const data = readEntry(zip.file, header, this.#inflater);
        return data ? Buffer.from(data) : entryProblem(name, 'ENTRADA_CORROMPIDA');
      };
      this.documents.push({ name, read });
    }
  }
}

/** Files are told by content; a name is enough for the usual ones. */
function kindOf(zip: OpenZip, header: EntryHeader, name: string): ContentKind {
  return /\.xml$/i.test(name) ? 'xml' : contentKind(peekEntry(zip.file, header), name);
}

/** Finds the data of an entry; none for one that cannot be read, so that its lines are not whole. */
function sourceOf(zip: OpenZip, header: EntryHeader): UploadSource {
  const start = findEntryData(zip.file, header);
  const isDeflated = header.method !== 0;
  if (start === undefined || header.flags & 1) return { path: zip.path, start: 0, end: 0, isDeflated };
  return { path: zip.path, start, end: start + header.compressedSize, isDeflated };
}
