import type { InTenant } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LinkClaims } from '../../../platform/signed-links.ts';
import { dossierFile } from '../../simples/analysis/open-dossier.service.ts';
import { findRun } from './file-analyses.repository.ts';

/** Purpose of the signed links to these dossiers. */
export const analysisDossierLinks = 'analysis-dossier';

/** Returns the file of a signed link; undefined once a newer file has replaced it. */
export async function openAnalysisDossier(
  { platform, inTenant }: { platform: Platform; inTenant: InTenant },
  { id_tenant: tenant, id, file }: LinkClaims,
) {
  const run = await inTenant(tenant, (db) => findRun(db, tenant, id));
  return dossierFile(platform, run?.dossie ?? undefined, file);
}
