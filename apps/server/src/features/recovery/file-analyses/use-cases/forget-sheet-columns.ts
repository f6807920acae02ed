import { columnsText, type sheetColumnsApi } from '@restitui/domain/recovery/file-analyses/sheet-columns.api.ts';
import { sheetColumnsErrors as errors } from '@restitui/domain/recovery/file-analyses/sheet-columns.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireChangeableFileAnalysis } from '../file-analysis.gate.ts';
import { removeSheetColumns } from '../sheet-columns.repository.ts';

/** Removes kept columns: the next sheet with these headings is read by their usual names, or asked about again. */
export async function forgetSheetColumns(
  context: Context,
  { params: { id_apuracao, assinatura } }: Input<typeof sheetColumnsApi.forget>,
): Promise<{ data: { assinatura: string } }> {
  const { db, tenant: id_tenant } = context;
  const { assessment } = await requireChangeableFileAnalysis(context, id_apuracao);
  const { id_client, id_product } = assessment;
  const removed = required(
    await removeSheetColumns(db, { id_tenant, id_client, assinatura }),
    errors.sheet_columns_not_found,
  );
  await recordChanges(
    context,
    { entity: 'ANALISE', id: id_apuracao, id_client, id_product },
    { colunas_da_planilha: columnsText(removed.cabecalhos, removed.colunas) },
    { colunas_da_planilha: null },
  );
  return { data: { assinatura } };
}
