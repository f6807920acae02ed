import { canDownloadDossierSheet } from '@restitui/domain/simples/analysis/dossiers.access.ts';
import type { Dossier } from '@restitui/domain/simples/analysis/dossiers.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import type { DossierRow } from './dossiers.repository.ts';

/** Purpose of the signed links to dossier files. */
export const dossierLinks = 'dossier';

type Reader = Pick<Context<UserActor, OwnTransactions>, 'platform' | 'actor'>;

/** State and files of a dossier of any analysis. */
export type DossierFacts = Pick<
  DossierRow,
  'state' | 'progresso' | 'erro' | 'finishedDate' | 'pdf_file' | 'pdf_bytes' | 'planilha_file' | 'planilha_bytes'
>;

interface LinkTarget {
  purpose: string;
  id_tenant: TenantId;
  /** The run that the dossier is of. */
  id: string;
}

/** Builds the response; only for users who may read the analysis, because its links need no session. */
export function toDossierResponse(row: DossierRow, reader: Reader): Dossier {
  return toLinkedDossier(row, { purpose: dossierLinks, id_tenant: row.id_tenant, id: row.id_run }, reader);
}

/** The same with the purpose of other links. */
export function toLinkedDossier(row: DossierFacts, target: LinkTarget, { platform, actor }: Reader): Dossier {
  const { state, progresso, erro, finishedDate } = row;
  const viewer = { who: 'staff' as const, id: actor.id };
  const fileOf = (file: string | null, bytes: number | null) =>
    file === null || state !== 'pronto'
      ? null
      : { link: platform.links.make({ ...target, file, viewer }), bytes: bytes ?? 0 };
  return {
    state,
    progresso,
    erro,
    feito_em: finishedDate,
    pdf: fileOf(row.pdf_file, row.pdf_bytes),
    planilha: canDownloadDossierSheet(actor) ? fileOf(row.planilha_file, row.planilha_bytes) : null,
  };
}
