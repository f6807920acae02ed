import type { CentralDirectory, DirectoryReader, EntryHeader } from '../zip/central-directory.ts';
import { contentKind, leftOut, peekEntry } from '../zip/content-kind.ts';
import { isIgnoredName, isZipName } from '../zip/entry-name.ts';
import type { FileWindow } from '../zip/file-window.ts';
import type { Inflater } from '../zip/inflater.ts';
import { entryProblem, findHeaderProblem, readEntry } from '../zip/read-entry.ts';
import type { NoteCollector } from './note-collector.ts';
import { addProblems } from './problem-list.ts';

export const BATCH_ENTRIES = 256;
export const XML_MAX_BYTES = 5 << 20;

/** A ZIP of the upload with the data that a thread needs to read some of its entries. */
export interface Archive {
  path: string;
  directory: CentralDirectory;
  overlapping: Set<number>;
  /** Prefix of entry names: the path of nested ZIPs, ending in a slash. */
  prefix: string;
  /** Position of the first entry in the upload. */
  firstOrder: number;
}

/** The resources for reading entries sequentially. */
export interface EntrySource {
  directory: DirectoryReader;
  file: FileWindow;
  inflater: Inflater;
}

/** Returns true for an XML file by its name; excludes the resource copies that macOS adds. */
export function isXml({ name }: EntryHeader): boolean {
  return /\.xml$/i.test(name) && !isIgnoredName(name);
}

/** Returns true for an XML file with another extension; counts and names any other file. */
function isXmlByContent({ file }: EntrySource, header: EntryHeader, name: string, collector: NoteCollector): boolean {
  const { counts, problems } = collector.notes;
  if (isIgnoredName(header.name)) counts.pastas++;
  else if (!isZipName(header.name)) {
    const kind = contentKind(peekEntry(file, header), name);
    if (kind === 'xml') return true;
    counts.outras_extensoes++;
    addProblems(problems, leftOut(name, kind));
  }
  return false;
}

/** Passes the XML files among the entries from `from` to before `to` to the collector; returns their bytes. */
export function readBatch(source: EntrySource, archive: Archive, from: number, to: number, collector: NoteCollector) {
  let bytes = 0;
  for (let i = from; i < to; i++) {
    const header = source.directory.header(i);
    const name = archive.prefix + header.name;
    if (!isXml(header) && !isXmlByContent(source, header, name, collector)) continue;
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
