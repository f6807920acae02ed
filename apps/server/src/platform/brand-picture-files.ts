import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pictureAddress, pictureKey, pictureTypeOf } from './brand-pictures.ts';
import type { FileStorage } from './file-storage.ts';

export interface BrandPicture {
  type: 'svg' | 'png';
  content: Buffer;
}

/** Returns a brand picture by its URL path; undefined when it does not exist. */
export type BrandPictures = (address: string) => Promise<BrandPicture | undefined>;

/** Reads uploaded pictures from the storage, built-in ones from a folder of the site. */
export function brandPictureFiles(files: Pick<FileStorage, 'read'>, site: string): BrandPictures {
  const contentOf = (address: string) => {
    if (/^\/brands\/[a-z]+\/[a-z-]+\.(?:svg|png)$/.test(address)) return readFile(join(site, address));
    const name = address.startsWith(pictureAddress) ? address.slice(pictureAddress.length) : '';
    return pictureTypeOf(name) ? buffer(files.read(pictureKey(name))) : undefined;
  };
  return async (address) => {
    try {
      const content = await contentOf(address);
      return content && { type: address.endsWith('.png') ? 'png' : 'svg', content };
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  };
}
