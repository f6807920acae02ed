import type { KeptSheetColumns, sheetColumnsApi } from '@restitui/domain/recovery/file-analyses/sheet-columns.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireFileAnalysis } from '../file-analysis.gate.ts';
import { listSheetColumns } from '../sheet-columns.repository.ts';

/** Lists the columns that are kept for the payroll sheets of the client. */
export async function listKeptSheetColumns(
  context: Context,
  { params: { id_apuracao } }: Input<typeof sheetColumnsApi.list>,
): Promise<{ data: KeptSheetColumns[] }> {
  const { assessment } = await requireFileAnalysis(context, id_apuracao);
  const kept = await listSheetColumns(context.db, context.tenant, assessment.id_client);
  return {
    data: kept.map(({ assinatura, cabecalhos, colunas, nome, at }) => ({
      ...{ assinatura, cabecalhos, colunas, autor: nome, em: at },
    })),
  };
}
