import { createHash } from 'node:crypto';
import type { ReceivedFile } from '../../kernel/context.ts';
import type { FileStore } from '../../platform/encrypted-files.ts';
import type { StoredImage } from './signatures.table.ts';

/** First bytes of what a browser shows as a photo. */
const marks = { ffd8ff: 'image/jpeg', '89504e470d0a1a0a': 'image/png' } as const;

/** What was received, by its content: a name says nothing. Undefined when it is neither JPEG nor PNG. */
export async function inspectImage(store: FileStore, { key, size }: ReceivedFile): Promise<StoredImage | undefined> {
  const hash = createHash('sha256');
  let start = '';
  for await (const chunk of store.read(key)) {
    start ||= (chunk as Buffer).subarray(0, 8).toString('hex');
    hash.update(chunk);
  }
  const [, type] = Object.entries(marks).find(([mark]) => start.startsWith(mark)) ?? [];
  return type && { key, type, size, sha256: hash.digest('hex') };
}
