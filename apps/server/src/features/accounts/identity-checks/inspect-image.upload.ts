import { createHash } from 'node:crypto';
import type { ReceivedFile } from '../../../kernel/use-case.ts';
import type { FileStore } from '../../../platform/encrypted-files.ts';
import { pictureSize } from '../../../platform/picture-size.ts';
import type { StoredImage } from './identity-checks.table.ts';

/** Magic numbers of the accepted image types. */
const magicNumbers = { ffd8ff: 'image/jpeg', '89504e470d0a1a0a': 'image/png' } as const;

/** Cameras write previews and colour profiles in front of the size. */
const startBytes = 1024 ** 2;

export interface InspectedImage extends StoredImage {
  /** From the header; 0 where it holds no size. */
  pixels: number;
}

/** Returns type, size and hash by content, because the file name is not reliable. Undefined if neither JPEG nor PNG. */
export async function inspectImage(store: FileStore, { key, size }: ReceivedFile): Promise<InspectedImage | undefined> {
  const hash = createHash('sha256');
  const first: Buffer[] = [];
  let read = 0;
  for await (const chunk of store.read(key)) {
    const bytes: Buffer = chunk;
    if (read < startBytes) first.push(bytes);
    read += bytes.length;
    hash.update(bytes);
  }
  const start = Buffer.concat(first);
  const mark = start.subarray(0, 8).toString('hex');
  const [, type] = Object.entries(magicNumbers).find(([number]) => mark.startsWith(number)) ?? [];
  if (!type) return undefined;
  const { width, height } = pictureSize(start) ?? { width: 0, height: 0 };
  return { key, type, size, sha256: hash.digest('hex'), pixels: width * height };
}

/** Returns what is stored of an image. */
export function withoutPixels({ key, type, size, sha256 }: InspectedImage): StoredImage {
  return { key, type, size, sha256 };
}
