import { createHash } from 'node:crypto';
import type { ReceivedFile } from '../../kernel/context.ts';
import type { FileStore } from '../../platform/encrypted-files.ts';

interface Seen {
  /** The first kilobyte. */
  start: Buffer;
  hasNul: boolean;
  /** Which folder of an Office package is named in it. */
  folders: ReadonlySet<string>;
}

const zip = Buffer.from('504b0304', 'hex');
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const startBytes = 1024;

const begins = ({ start }: Seen, mark: Buffer) => start.subarray(0, mark.length).equals(mark);
const isPackage = (folder: string) => (seen: Seen) => begins(seen, zip) && seen.folders.has(folder);
const isCompound = (seen: Seen) => begins(seen, compound);

/** What the content of each kind must be; a spreadsheet's text has no NUL and no other kind's mark. */
const contents: Readonly<Record<string, { type: string; fits: (seen: Seen) => boolean }>> = {
  pdf: { type: 'application/pdf', fits: ({ start }) => start.includes('%PDF-') },
  doc: { type: 'application/msword', fits: isCompound },
  xls: { type: 'application/vnd.ms-excel', fits: isCompound },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    fits: isPackage('word/'),
  },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', fits: isPackage('xl/') },
  csv: { type: 'text/csv', fits: (seen) => !seen.hasNul && !begins(seen, zip) && !seen.start.includes('%PDF-') },
};

function kindOf(name: string) {
  return contents[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
}

/** The media type that a file is sent out as. */
export function typeOfDocument(name: string): string {
  return kindOf(name)?.type ?? 'application/octet-stream';
}

/** The digest of a document whose content is what its name says; undefined when it is something else. */
export async function inspectDocument(
  store: FileStore,
  { key, name }: Pick<ReceivedFile, 'key' | 'name'>,
): Promise<{ sha256: string } | undefined> {
  const hash = createHash('sha256');
  const folders = new Set<string>();
  let start = Buffer.alloc(0);
  let hasNul = false;
  let tail = Buffer.alloc(0);
  for await (const piece of store.read(key)) {
    const chunk = piece as Buffer;
    hash.update(chunk);
    if (start.length < startBytes) start = Buffer.concat([start, chunk.subarray(0, startBytes - start.length)]);
    hasNul ||= chunk.includes(0);
    const looked = Buffer.concat([tail, chunk]);
    for (const folder of ['word/', 'xl/']) if (looked.includes(folder)) folders.add(folder);
    tail = looked.subarray(-8);
  }
  return kindOf(name)?.fits({ start, hasNul, folders }) ? { sha256: hash.digest('hex') } : undefined;
}
