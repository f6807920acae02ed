import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { editedRow } from './edited-row.rules.ts';
import type { EditedMonth } from './edited-summary.rules.ts';
import { listEditedTotals, listMonths } from './simples-months.repository.ts';
import type { Run } from './simples-runs.repository.ts';

/** Lists all months of a result with the totals that users corrected. */
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
