import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pictureAddress, pictureKey, pictureTypeOf } from './brand-pictures.ts';
import type { FileStorage } from './file-storage.ts';

export interface BrandPicture {
  type: 'svg' | 'png';
  content: Buffer;
}

/** A brand's picture by the address that pages show it under; undefined for one that is not there. */
export type BrandPictures = (address: string) => Promise<BrandPicture | undefined>;

/** Those that were sent in lie in the storage, those that ship in a folder of the site. */
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
