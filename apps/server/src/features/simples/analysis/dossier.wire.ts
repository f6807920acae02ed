import { canDownloadDossierSheet } from '@restitui/domain/simples/analysis/dossiers.access.ts';
import type { Dossier } from '@restitui/domain/simples/analysis/dossiers.api.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import type { DossierRow } from './dossiers.repository.ts';

/** Purpose of the signed links to dossier files. */
export const dossierLinks = 'dossier';

/** Builds the response; only for users who may read the analysis, because its links need no session. */
export function toDossierResponse(
  row: DossierRow,
  { platform, actor }: Pick<Context<UserActor, OwnTransactions>, 'platform' | 'actor'>,
): Dossier {
  const { id_run: id, id_tenant, state, progresso, erro, finishedDate } = row;
  const viewer = { who: 'staff' as const, id: actor.id };
  const fileOf = (file: string | null, bytes: number | null) =>
    file === null || state !== 'pronto'
      ? null
      : { link: platform.links.make({ purpose: dossierLinks, id_tenant, id, file, viewer }), bytes: bytes ?? 0 };
  return {
    state,
    progresso,
    erro,
    feito_em: finishedDate,
    pdf: fileOf(row.pdf_file, row.pdf_bytes),
    planilha: canDownloadDossierSheet(actor) ? fileOf(row.planilha_file, row.planilha_bytes) : null,
  };
}
