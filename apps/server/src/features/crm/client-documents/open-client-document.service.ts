import type { InTenant } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LinkClaims } from '../../../platform/signed-links.ts';
import { clearAlerts } from '../../insights/alerts/alerts.repository.ts';
import { typeOfDocument } from '../../recovery/attachments/inspect-document.upload.ts';
import { findClientDocument, markDocumentSeen } from './client-documents.repository.ts';

/**
 * Opens the file of a signed link as a download. The first opening by the receiving side is stored and clears its
 * alert.
 */
export async function openClientDocument(
  { platform, inTenant }: { platform: Platform; inTenant: InTenant },
  { id_tenant: tenant, id, file, viewer }: LinkClaims,
) {
  const row = await inTenant(tenant, async (db) => {
    const found = await findClientDocument(db, tenant, id);
    if (!found || found.anexo !== file) return undefined;
    const fromClient = found.id_owner !== null;
    if (fromClient === (viewer.who === 'staff') && found.seenDate === null) {
      const now = platform.clock.now();
      await markDocumentSeen(db, tenant, id, now.toISOString());
      await clearAlerts(db, tenant, 'DOCUMENTO_DO_CLIENTE', [id], now);
    }
    return found;
  });
  if (!row) return undefined;
  const content = platform.encryptedFiles.read(row.anexo);
  return { content, type: typeOfDocument(row.arquivo), size: row.tamanho, name: row.arquivo };
}
