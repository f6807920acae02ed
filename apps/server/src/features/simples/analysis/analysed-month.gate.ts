import type { AnalysisRow } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { simplesAnalysisErrors } from '@restitui/domain/simples/analysis/simples-analysis.errors.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { required } from '../../../kernel/app-error.ts';
import { editedRow } from './edited-row.rules.ts';
import { findMonth, listEditedTotals, type Month } from './simples-months.repository.ts';
import { findReadyRun } from './simples-runs.repository.ts';

/**
 * Returns a month of the current result.
 * @throws AppError 404 when the month was not analysed
 */
export async function requireAnalysedMonth(
  db: Db,
  tenant: TenantId,
  id_apuracao: string,
  competencia: string,
): Promise<{ month: Month; row: AnalysisRow }> {
  const run = required(await findReadyRun(db, tenant, id_apuracao), simplesAnalysisErrors.month_not_found);
  const month = required(await findMonth(db, tenant, run.id, competencia), simplesAnalysisErrors.month_not_found);
  const totals = await listEditedTotals(db, tenant, id_apuracao);
  return {
    month,
    row: editedRow(
      month.row,
      totals.find((total) => total.competencia === competencia),
    ),
  };
}
