import { createHash } from 'node:crypto';
import type { ReceivedFile } from '../../../kernel/use-case.ts';
import type { FileStore } from '../../../platform/encrypted-files.ts';

interface ContentSample {
  /** The first kilobyte. */
  start: Buffer;
  hasNul: boolean;
  /** Folder names of an Office package that occur in the content. */
  folders: ReadonlySet<string>;
}

const zip = Buffer.from('504b0304', 'hex');
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const startBytes = 1024;

const startsWith = ({ start }: ContentSample, mark: Buffer) => start.subarray(0, mark.length).equals(mark);
const isPackage = (folder: string) => (sample: ContentSample) => startsWith(sample, zip) && sample.folders.has(folder);
const isCompound = (sample: ContentSample) => startsWith(sample, compound);

/** The content expected of each extension. A CSV has no NUL byte and no signature of another kind. */
const contents: Readonly<Record<string, { type: string; fits: (sample: ContentSample) => boolean }>> = {
  pdf: { type: 'application/pdf', fits: ({ start }) => start.includes('%PDF-') },
  doc: { type: 'application/msword', fits: isCompound },
  xls: { type: 'application/vnd.ms-excel', fits: isCompound },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    fits: isPackage('word/'),
  },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', fits: isPackage('xl/') },
  csv: {
    type: 'text/csv',
    fits: (sample) => !sample.hasNul && !startsWith(sample, zip) && !sample.start.includes('%PDF-'),
  },
};

function kindOf(name: string) {
  return contents[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
}

/** Returns the media type with which a file is served. */
export function typeOfDocument(name: string): string {
  return kindOf(name)?.type ?? 'application/octet-stream';
}

/** Returns the digest of a document whose content matches its extension, otherwise undefined. */
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
    const searched = Buffer.concat([tail, chunk]);
    for (const folder of ['word/', 'xl/']) if (searched.includes(folder)) folders.add(folder);
    tail = searched.subarray(-8);
  }
  return kindOf(name)?.fits({ start, hasNul, folders }) ? { sha256: hash.digest('hex') } : undefined;
}
