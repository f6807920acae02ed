import type { AnalysisRow } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import { simplesAnalysisErrors } from '@restitui/domain/simples-analysis/simples-analysis.errors.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { required } from '../../kernel/app-error.ts';
import { editedRow } from './analysis-on-wire.ts';
import type { EditedMonth } from './edited-summary.ts';
import { findMonth, listEditedTotals, listMonths, type Month } from './simples-months.repository.ts';
import { findReadyRun, type Run } from './simples-runs.repository.ts';

/** All months of a result, with what somebody corrected by hand. */
export async function listEditedMonths(db: Db, tenant: TenantId, run: Run): Promise<EditedMonth[]> {
  const months = await listMonths(db, tenant, run.id);
  const totals = await listEditedTotals(db, tenant, run.id_apuracao);
  const edited = new Map(totals.map((total) => [total.competencia, total]));
  return months.map(({ row, detail, competencia }) => ({
    row: editedRow(row, edited.get(competencia)),
    declaracao: detail.declaracao,
    fatias: detail.fatias,
  }));
}

/** A month of the standing result, or the 404. */
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
