import { fileAnalysesErrors } from '@restitui/domain/recovery/file-analyses/file-analyses.errors.ts';
import {
  columnsText,
  type SheetLayout,
  sheetColumn,
  type sheetColumnsApi,
} from '@restitui/domain/recovery/file-analyses/sheet-columns.api.ts';
import { sheetColumnsErrors as errors } from '@restitui/domain/recovery/file-analyses/sheet-columns.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { findLatestRun } from '../file-analyses.repository.ts';
import { requireChangeableFileAnalysis } from '../file-analysis.gate.ts';
import { rerunIfPossible } from '../rerun-file-analysis.service.ts';
import { listSheetColumns, saveSheetColumns } from '../sheet-columns.repository.ts';
import { previewStoredSheet, requireSheet } from '../sheet-preview.service.ts';

/** Stores which column of the sent sheet is which, for all sheets of the client with its headings, and analyses it again. */
export async function saveSheetColumnsOfClient(
  context: Context<UserActor, OwnTransactions>,
  { params: { id_apuracao }, body: { assinatura, colunas } }: Input<typeof sheetColumnsApi.save>,
): Promise<{ data: { linhas: number; invalidas: number; recalcula: boolean } }> {
  const { tenant, platform, inTenant, actor } = context;
  const sheet = await inTenant(tenant, async (db) => {
    await requireChangeableFileAnalysis({ ...context, db }, id_apuracao);
    const latest = await findLatestRun(db, tenant, id_apuracao);
    refuseRunning(latest?.state);
    return requireSheet(latest);
  });
  const { key, headings, lines } = await previewStoredSheet(platform, sheet, colunas);
  if (key !== assinatura) throw new AppError(errors.sheet_changed);
  requireColumnsOf(headings, colunas);
  if (!lines?.valid) throw new AppError(errors.sheet_without_lines);

  return inTenant(tenant, async (db) => {
    const transaction: Context<UserActor> = { ...context, db };
    const { assessment } = await requireChangeableFileAnalysis(transaction, id_apuracao);
    refuseRunning((await findLatestRun(db, tenant, id_apuracao))?.state);
    const { id_client, id_product } = assessment;
    const before = (await listSheetColumns(db, tenant, id_client)).find((row) => row.assinatura === key);
    await saveSheetColumns(db, {
      ...{ id_tenant: tenant, id_client, assinatura: key, cabecalhos: headings, colunas },
      ...{ id_user: actor.id, nome: actor.name, at: platform.clock.now().toISOString() },
    });
    await recordChanges(
      transaction,
      { entity: 'ANALISE', id: id_apuracao, id_client, id_product },
      { colunas_da_planilha: before ? columnsText(before.cabecalhos, before.colunas) : null },
      { colunas_da_planilha: columnsText(headings, colunas) },
    );
    const recalcula = await rerunIfPossible(transaction, id_apuracao);
    return { data: { linhas: lines.valid, invalidas: lines.invalid, recalcula } };
  });
}

function refuseRunning(state: string | undefined): void {
  if (state === 'na_fila' || state === 'processando') throw new AppError(fileAnalysesErrors.file_analysis_running);
}

function requireColumnsOf(headings: readonly string[], colunas: SheetLayout): void {
  const missing = sheetColumn.options.filter((column) => (colunas[column] ?? 0) >= headings.length);
  if (missing.length === 0) return;
  const { message } = errors.sheet_column_unknown;
  throw new AppError(errors.sheet_column_unknown, {
    issues: missing.map((column) => ({ path: `colunas.${column}`, message })),
  });
}
