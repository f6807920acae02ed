import { canEditTotal } from '@restitui/domain/simples/analysis/simples-analysis.access.ts';
import type { simplesAnalysisApi } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { simplesAnalysisErrors } from '@restitui/domain/simples/analysis/simples-analysis.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { requireAnalysedMonth } from '../analysed-month.gate.ts';
import { editedRow } from '../edited-row.rules.ts';
import { refreshFoundCredit } from '../found-credit.service.ts';
import { deleteEditedTotal } from '../simples-months.repository.ts';

/** Removes the correction of a month's total: the computed value applies again, without an author. */
export async function restoreAnalysisTotal(
  context: Context,
  { params: { id_apuracao, competencia } }: Input<typeof simplesAnalysisApi.restoreTotal>,
) {
  const { db, actor, tenant } = context;
  const { assessment, product } = await requireVisibleAssessment(context, id_apuracao);
  requireAccess(canEditTotal(actor), simplesAnalysisErrors.total_denied);
  const { month, row } = await requireAnalysedMonth(db, tenant, id_apuracao, competencia);

  await deleteEditedTotal(db, tenant, { id_apuracao, competencia });
  const [field, reason] = [`total_a_restituir ${competencia}`, `motivo_do_total ${competencia}`];
  const { id_client } = assessment;
  await recordChanges(
    context,
    { entity: 'ANALISE', id: id_apuracao, id_client, id_product: product.id },
    { [field]: row.total_a_restituir, [reason]: row.editado_motivo },
    { [field]: month.row.total_a_restituir, [reason]: null },
  );
  await refreshFoundCredit(db, tenant, id_apuracao);
  return { data: editedRow(month.row, undefined) };
}
