import type { InTenant } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LinkClaims } from '../../../platform/signed-links.ts';
import { findAgreement } from './agreements.repository.ts';

/** Opens the attached PDF behind a signed link; returns undefined once another file replaced it. */
export async function openAttachedPdf(
  { platform, inTenant }: { platform: Platform; inTenant: InTenant },
  { id_tenant: tenant, id, file }: LinkClaims,
) {
  const pdf = (await inTenant(tenant, (db) => findAgreement(db, tenant, id)))?.pdf;
  if (!pdf || pdf.key !== file) return undefined;
  return { content: platform.encryptedFiles.read(file), type: 'application/pdf', size: pdf.size, name: pdf.name };
}
