import { createHash } from 'node:crypto';
import type { ReceivedFile } from '../../../kernel/use-case.ts';
import type { FileStore } from '../../../platform/encrypted-files.ts';
import type { StoredImage } from './identity-checks.table.ts';

/** Magic numbers of the accepted image types. */
const magicNumbers = { ffd8ff: 'image/jpeg', '89504e470d0a1a0a': 'image/png' } as const;

/** Returns type, size and hash by content, because the file name is not reliable. Undefined if neither JPEG nor PNG. */
export async function inspectImage(store: FileStore, { key, size }: ReceivedFile): Promise<StoredImage | undefined> {
  const hash = createHash('sha256');
  let start = '';
  for await (const chunk of store.read(key)) {
    const bytes: Buffer = chunk;
    start ||= bytes.subarray(0, 8).toString('hex');
    hash.update(bytes);
  }
  const [, type] = Object.entries(magicNumbers).find(([mark]) => start.startsWith(mark)) ?? [];
  return type && { key, type, size, sha256: hash.digest('hex') };
}
