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
import { saveEditedTotal } from '../simples-months.repository.ts';

/** Corrects the total of one month. The computed total is kept beside it and no other figure changes. */
export async function updateAnalysisTotal(
  context: Context,
  { body: { id_apuracao, competencia, valor } }: Input<typeof simplesAnalysisApi.updateTotal>,
) {
  const { db, actor, tenant, platform } = context;
  const { assessment, product } = await requireVisibleAssessment(context, id_apuracao);
  requireAccess(canEditTotal(actor), simplesAnalysisErrors.total_denied);
  const { month, row } = await requireAnalysedMonth(db, tenant, id_apuracao, competencia);

  const edited = {
    id_apuracao,
    id_tenant: tenant,
    competencia,
    valor,
    calculado: month.row.total_a_restituir,
    id_user: actor.id,
    nome: actor.name,
    at: platform.clock.now().toISOString(),
  };
  await saveEditedTotal(db, edited);
  const field = `total_a_restituir ${competencia}`;
  const record = {
    entity: 'ANALISE',
    id: id_apuracao,
    id_client: assessment.id_client,
    id_product: product.id,
  } as const;
  await recordChanges(context, record, { [field]: row.total_a_restituir }, { [field]: valor });
  await refreshFoundCredit(db, tenant, id_apuracao);
  return { data: editedRow(month.row, edited) };
}
