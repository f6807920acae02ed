import type { InTenant } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LinkClaims } from '../../../platform/signed-links.ts';
import { findDossier } from './dossiers.repository.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Returns the file of a signed link; undefined once a newer file has replaced it. */
export async function openDossier(
  { platform, inTenant }: { platform: Platform; inTenant: InTenant },
  { id_tenant: tenant, id, file }: LinkClaims,
) {
  const row = await inTenant(tenant, (db) => findDossier(db, tenant, id));
  if (row?.state !== 'pronto') return undefined;
  const content = () => platform.files.read(file);
  if (row.pdf_file === file) {
    return { content: content(), type: 'application/pdf', size: row.pdf_bytes ?? 0, name: `${row.nome}.pdf` };
  }
  if (row.planilha_file === file) {
    return { content: content(), type: xlsx, size: row.planilha_bytes ?? 0, name: `${row.nome}.xlsx` };
  }
  return undefined;
}
