import type { InTenant } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LinkClaims } from '../../../platform/signed-links.ts';
import { isWithinScope } from './client-export-response.service.ts';
import { findExporter } from './client-exporter.service.ts';
import { findClientExport } from './client-exports.repository.ts';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Returns the file of a signed link; undefined once it was replaced, or once its user may not see what it contains. */
export async function openClientExport(
  { platform, inTenant }: { platform: Platform; inTenant: InTenant },
  { id_tenant: tenant, id, file, viewer }: LinkClaims,
) {
  const row = await inTenant(tenant, (db) => findClientExport(db, tenant, id));
  if (row?.state !== 'pronto' || row.file !== file || row.id_user !== viewer.id) return undefined;
  const actor = await findExporter({ inTenant }, row);
  if (!actor || !isWithinScope(row, { actor, platform })) return undefined;
  return { content: platform.files.read(file), type, size: row.bytes ?? 0, name: row.nome ?? 'clientes.xlsx' };
}
