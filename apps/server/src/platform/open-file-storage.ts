import { join } from 'node:path';
import { type FileStorage, localFileStorage } from './file-storage.ts';
import type { StorageAddress } from './storage-address.ts';

/** Opens the file storage of an installation: the bucket at STORAGE_URL, or DATA_DIR. */
export async function openFileStorage(dataDir: string, address: StorageAddress | undefined): Promise<FileStorage> {
  if (!address) return localFileStorage(join(dataDir, 'files'));
  if ('folder' in address) return localFileStorage(address.folder);
  // Imported on demand: loading takes half a second, which local storage does not need.
  const { s3FileStorage } = await import('./s3-file-storage.ts');
  return s3FileStorage(address, join(dataDir, 'work'));
}
