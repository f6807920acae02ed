import { canDownloadDossierSheet } from '@restitui/domain/simples-analysis/dossiers.access.ts';
import type { Dossier } from '@restitui/domain/simples-analysis/dossiers.api.ts';
import type { StaffSession } from '../../kernel/context.ts';
import type { DossierRow } from './dossiers.repository.ts';
import { dossierLinks } from './open-dossier.ts';

/** For who may read the analysis, and only as the answer to them: its links open by themselves. */
export function dossierOnWire(row: DossierRow, { platform, actor }: Pick<StaffSession, 'platform' | 'actor'>): Dossier {
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
