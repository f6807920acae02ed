import type { SheetPreview, sheetColumnsApi } from '@restitui/domain/recovery/file-analyses/sheet-columns.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { findLatestRun } from '../file-analyses.repository.ts';
import { requireChangeableFileAnalysis } from '../file-analysis.gate.ts';
import { listSheetColumns } from '../sheet-columns.repository.ts';
import { previewStoredSheet, requireSheet } from '../sheet-preview.service.ts';

/** Returns headings and first rows of the sheet that was sent last, with the columns that are stored for it. */
export async function readSheetColumns(
  context: Context<UserActor, OwnTransactions>,
  { params: { id_apuracao } }: Input<typeof sheetColumnsApi.read>,
): Promise<{ data: SheetPreview }> {
  const { tenant, platform, inTenant } = context;
  const { sheet, stored } = await inTenant(tenant, async (db) => {
    const { assessment } = await requireChangeableFileAnalysis({ ...context, db }, id_apuracao);
    return {
      sheet: requireSheet(await findLatestRun(db, tenant, id_apuracao)),
      stored: await listSheetColumns(db, tenant, assessment.id_client),
    };
  });
  const { headings, rows, key, suggestion } = await previewStoredSheet(platform, sheet);
  const known = stored.find(({ assinatura }) => assinatura === key);
  return {
    data: {
      nome: sheet.nome,
      assinatura: key,
      cabecalhos: headings,
      linhas: rows,
      sugestao: known?.colunas ?? suggestion,
      gravada: known ? { autor: known.nome, em: known.at } : null,
    },
  };
}
