import type { InTenant } from '../../kernel/context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LinkClaims } from '../../platform/signed-links.ts';
import { findAttachment } from './attachments.repository.ts';
import { typeOfDocument } from './inspect-document.ts';

/** What its links are called among all signed links. */
export const attachmentLinks = 'attachment';

/** The file behind a link, always to be kept under the name it came with; undefined once it was removed. */
export async function openAttachment(
  { platform, inTenant }: { platform: Platform; inTenant: InTenant },
  { id_tenant: tenant, id, file }: LinkClaims,
) {
  const row = await inTenant(tenant, (db) => findAttachment(db, tenant, id));
  if (!row || row.anexo !== file) return undefined;
  const content = platform.encryptedFiles.read(row.anexo);
  return { content, type: typeOfDocument(row.arquivo), size: row.tamanho, name: row.arquivo };
}
