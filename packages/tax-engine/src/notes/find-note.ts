import { decodeDocument, isUtf16 } from '../xml/decode-document.ts';
import { walkZip, type ZipEntry } from '../zip/read-zip.ts';

const maxBytes = 5 << 20;
/** Number of entries that are read before control returns to the event loop. */
const pause = 100;

interface FindNoteInput {
  /** A ZIP of notes, with ZIPs inside it up to two levels. */
  path: string;
  /** An existing folder for the inner ZIPs. */
  tempDir: string;
  /** Access key, 44 digits. */
  key: string;
}

/**
 * Finds the document of a note in an upload: by the names of the files first, which costs no reading, then by their
 * content. Events of the note, such as its cancellation, are other documents.
 * @returns the bytes as they were sent; undefined when no document has the key
 * @throws ZipError when the upload is no ZIP, is fully encrypted or exceeds a limit
 */
export async function findNote({ path, tempDir, key }: FindNoteInput): Promise<Buffer | undefined> {
  const entries = (wanted: (name: string) => boolean) =>
    walkZip(path, { tempDir, maxEntryBytes: () => maxBytes, wanted: (name) => (wanted(name) ? 'read' : 'skip') });
  const named = await firstWith(
    key,
    entries((name) => name.includes(key)),
  );
  return (
    named ??
    firstWith(
      key,
      entries((name) => !name.includes(key)),
    )
  );
}

async function firstWith(key: string, entries: AsyncIterable<ZipEntry>): Promise<Buffer | undefined> {
  const marks = ['NFe', 'CFe'].flatMap((kind) => [`Id="${kind}${key}"`, `Id='${kind}${key}'`]);
  let read = 0;
  for await (const entry of entries) {
    if ('data' in entry) {
      const text = isUtf16(entry.data) ? decodeDocument(entry.data) : entry.data;
      if (marks.some((mark) => text.includes(mark, 0, 'latin1'))) return entry.data;
    }
    if (++read % pause === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return undefined;
}
