import { join } from 'node:path';
import { type FileStorage, localFileStorage } from './file-storage.ts';
import type { StorageAddress } from './storage-address.ts';

/** The stored files of an installation: in DATA_DIR unless STORAGE_URL says otherwise. */
export async function openFileStorage(dataDir: string, address: StorageAddress | undefined): Promise<FileStorage> {
  if (!address) return localFileStorage(join(dataDir, 'files'));
  if ('folder' in address) return localFileStorage(address.folder);
  // Half a second of loading that nobody needs who stores on disk.
  const { s3FileStorage } = await import('./s3-file-storage.ts');
  return s3FileStorage(address, join(dataDir, 'work'));
}
