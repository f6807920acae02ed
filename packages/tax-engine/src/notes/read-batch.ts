import type { CentralDirectory, DirectoryReader, EntryHeader } from '../zip/central-directory.ts';
import { isIgnoredName, isZipName } from '../zip/entry-name.ts';
import type { FileWindow } from '../zip/file-window.ts';
import type { Inflater } from '../zip/inflater.ts';
import { entryProblem, findHeaderProblem, readEntry } from '../zip/read-entry.ts';
import type { NoteCollector } from './note-collector.ts';
import { addProblems } from './problem-list.ts';

export const BATCH_ENTRIES = 256;
const XML_MAX_BYTES = 5 << 20;

/** One ZIP of the upload, as a thread needs it to read some of its entries. */
export interface Archive {
  path: string;
  directory: CentralDirectory;
  overlapping: Set<number>;
  /** Put before entry names: the nested ZIPs on the way, with a slash. */
  prefix: string;
  /** Position in the upload of the first entry. */
  firstOrder: number;
}

/** What entries are read with, one after the other. */
export interface EntrySource {
  directory: DirectoryReader;
  file: FileWindow;
  inflater: Inflater;
}

/** By its name; the copies that macOS adds are none. */
export function isXml({ name }: EntryHeader): boolean {
  return /\.xml$/i.test(name) && !isIgnoredName(name);
}

/** Gives the XML files among the entries `from` up to `to` to the collector; returns their bytes. */
export function readBatch(source: EntrySource, archive: Archive, from: number, to: number, collector: NoteCollector) {
  let bytes = 0;
  for (let i = from; i < to; i++) {
    const header = source.directory.header(i);
    if (!isXml(header)) {
      if (isIgnoredName(header.name)) collector.notes.counts.pastas++;
      else if (!isZipName(header.name)) collector.notes.counts.outras_extensoes++;
      continue;
    }
    const name = archive.prefix + header.name;
    const code = findHeaderProblem(header, XML_MAX_BYTES, archive.overlapping.has(i));
    const data = code ? undefined : readEntry(source.file, header, source.inflater);
    if (data) {
      bytes += data.length;
      collector.take(name, archive.firstOrder + i, data);
    } else {
      collector.notes.counts.invalidos++;
      addProblems(collector.notes.problems, [entryProblem(name, code ?? 'ENTRADA_CORROMPIDA')]);
    }
  }
  return bytes;
}
