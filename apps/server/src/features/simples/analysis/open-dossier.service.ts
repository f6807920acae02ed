import type { InTenant } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LinkClaims } from '../../../platform/signed-links.ts';
import { type DossierRow, findDossier } from './dossiers.repository.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Opener {
  platform: Platform;
  inTenant: InTenant;
}

/** Returns the file of a signed link; undefined once a newer file has replaced it. */
export async function openDossier({ platform, inTenant }: Opener, { id_tenant: tenant, id, file }: LinkClaims) {
  return dossierFile(platform, await inTenant(tenant, (db) => findDossier(db, tenant, id)), file);
}

/** Returns one of the two files of a dossier of any analysis; undefined when it is no longer its file. */
export function dossierFile(
  { files }: Pick<Platform, 'files'>,
  row: Pick<DossierRow, 'state' | 'nome' | 'pdf_file' | 'pdf_bytes' | 'planilha_file' | 'planilha_bytes'> | undefined,
  file: string,
) {
  if (row?.state !== 'pronto') return undefined;
  const content = () => files.read(file);
  if (row.pdf_file === file) {
    return { content: content(), type: 'application/pdf', size: row.pdf_bytes ?? 0, name: `${row.nome}.pdf` };
  }
  if (row.planilha_file === file) {
    return { content: content(), type: xlsx, size: row.planilha_bytes ?? 0, name: `${row.nome}.xlsx` };
  }
  return undefined;
}
