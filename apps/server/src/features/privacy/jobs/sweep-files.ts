import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { isEncryptedFile } from '../../../platform/encrypted-files.ts';
import { listKeptFiles } from '../../simples-analysis/simples-runs.repository.ts';
import { listTenants } from '../../tenants/tenants.repository.ts';
import { listNamedFiles } from '../named-files.repository.ts';
import type { ErasureWorker } from './erase-person.ts';

const day = 24 * 60 * 60 * 1000;
/** Files as they were sent, and the papers made of them. */
const plainFolders = /^(uploads|dossiers)\//;

/**
 * Removes uploads, dossiers and encrypted files that no row of any tenant names, which a process that died left behind
 * (decision 015). A day old at least: a younger one may be on its way into a row.
 */
export async function sweepFiles(worker: ErasureWorker): Promise<string[]> {
  const { files, encryptedFiles } = worker.platform;
  const unnamed = new Set<string>();
  for (const key of await files.list(day)) {
    const isOurs = plainFolders.test(key) || (key.includes('/') && (await isEncryptedFile(files, key)));
    if (isOurs) unnamed.add(key);
  }
  // Nearly all that lies there belongs to an analysis: only what then is left is looked for in every row.
  await dropNamed(worker, unnamed, listKeptFiles);
  await dropNamed(worker, unnamed, (db) => listNamedFiles(db, [...unnamed]));
  for (const key of unnamed) await encryptedFiles.remove(key);
  return [...unnamed];
}

async function dropNamed(
  { inTenant, withoutTenant }: ErasureWorker,
  unnamed: Set<string>,
  listNamed: (db: Db, tenant: TenantId) => Promise<Iterable<string>>,
): Promise<void> {
  if (unnamed.size === 0) return;
  for (const { id } of await withoutTenant(listTenants)) {
    for (const key of await inTenant(id, (db) => listNamed(db, id))) unnamed.delete(key);
    if (unnamed.size === 0) return;
  }
}
