import type { InTenant } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LinkClaims } from '../../../platform/signed-links.ts';
import { findNotesSheet } from './notes-sheets.repository.ts';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Returns the file of a signed link; undefined once a newer file has replaced it. */
export async function openNotesSheet(
  { platform, inTenant }: { platform: Platform; inTenant: InTenant },
  { id_tenant: tenant, id, file }: LinkClaims,
) {
  const row = await inTenant(tenant, (db) => findNotesSheet(db, tenant, id));
  if (row?.state !== 'pronto' || row.file !== file) return undefined;
  return { content: platform.files.read(file), type, size: row.bytes ?? 0, name: row.nome ?? 'notas.xlsx' };
}
