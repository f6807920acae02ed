import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../../db/tenant-scope.ts';
import { isEncryptedFile } from '../../../../platform/encrypted-files.ts';
import { listSentFiles } from '../../../recovery/file-analyses/file-analyses.repository.ts';
import { listKeptFiles } from '../../../simples/analysis/simples-runs.repository.ts';
import { listTenants } from '../../../tenancy/tenants/tenants.repository.ts';
import { listNamedFiles } from '../named-files.repository.ts';
import type { ErasureWorker } from './erase-person.ts';

const day = 24 * 60 * 60 * 1000;
/** Uploads and generated documents. */
const plainFolders = /^(uploads|dossiers)\//;

/**
 * Deletes uploads, dossiers and encrypted files that no row of any tenant references: the leftovers of a crashed process
 * (decision 015). Skips files younger than a day, whose row may not be committed yet.
 */
export async function sweepFiles(worker: ErasureWorker): Promise<string[]> {
  const { files, encryptedFiles } = worker.platform;
  const unnamed = new Set<string>();
  for (const key of await files.list(day)) {
    const isOurs = plainFolders.test(key) || (key.includes('/') && (await isEncryptedFile(files, key)));
    if (isOurs) unnamed.add(key);
  }
  // Most files belong to an analysis. Only the others are searched for in all tables.
  await dropReferenced(worker, unnamed, listKeptFiles);
  await dropReferenced(worker, unnamed, listSentFiles);
  await dropReferenced(worker, unnamed, (db) => listNamedFiles(db, [...unnamed]));
  for (const key of unnamed) await encryptedFiles.remove(key);
  return [...unnamed];
}

async function dropReferenced(
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
