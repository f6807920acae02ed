import type { InTenant } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LinkClaims } from '../../../platform/signed-links.ts';
import { findAttachment } from './attachments.repository.ts';
import { typeOfDocument } from './inspect-document.upload.ts';

/**
 * Returns the file behind a link, to be served as a download under its original name; undefined once it was
 * deleted.
 */
export async function openAttachment(
  { platform, inTenant }: { platform: Platform; inTenant: InTenant },
  { id_tenant: tenant, id, file }: LinkClaims,
) {
  const row = await inTenant(tenant, (db) => findAttachment(db, tenant, id));
  if (!row || row.anexo !== file) return undefined;
  const content = platform.encryptedFiles.read(row.anexo);
  return { content, type: typeOfDocument(row.arquivo), size: row.tamanho, name: row.arquivo };
}
