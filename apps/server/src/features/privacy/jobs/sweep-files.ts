import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { isEncryptedFile } from '../../../platform/encrypted-files.ts';
import { listTenants } from '../../tenants/tenants.repository.ts';
import { listNamedFiles } from '../named-files.repository.ts';
import type { ErasureWorker } from './erase-person.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Removes encrypted files that no row of any tenant names, which a process that died left behind (decision 015). A day
 * old at least: a younger one may be on its way into a row.
 */
export async function sweepFiles({ platform, inTenant, withoutTenant }: ErasureWorker): Promise<string[]> {
  const { files, encryptedFiles } = platform;
  const unnamed = new Set<string>();
  for (const key of await files.list(day)) {
    if (key.includes('/') && (await isEncryptedFile(files, key))) unnamed.add(key);
  }
  if (unnamed.size === 0) return [];

  const tenants = await withoutTenant(listTenants);
  for (const { id } of tenants) {
    const named = await inTenant(id as TenantId, (db) => listNamedFiles(db, [...unnamed]));
    for (const key of named) unnamed.delete(key);
    if (unnamed.size === 0) break;
  }
  for (const key of unnamed) await encryptedFiles.remove(key);
  return [...unnamed];
}
