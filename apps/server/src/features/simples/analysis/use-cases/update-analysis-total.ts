import { formatBRL, roundedCents } from '@restitui/brazil/money.ts';
import { canEditTotal } from '@restitui/domain/simples/analysis/simples-analysis.access.ts';
import type { simplesAnalysisApi } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { simplesAnalysisErrors as errors } from '@restitui/domain/simples/analysis/simples-analysis.errors.ts';
import { exceedsPaid, paidInMonth } from '@restitui/domain/simples/analysis/total-correction.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { requireAnalysedMonth } from '../analysed-month.gate.ts';
import { editedRow } from '../edited-row.rules.ts';
import { refreshFoundCredit } from '../found-credit.service.ts';
import { saveEditedTotal } from '../simples-months.repository.ts';

/**
 * Corrects the total of one month, up to what was paid in it (decision D-51). The computed total is kept beside it and
 * no other figure changes.
 */
export async function updateAnalysisTotal(
  context: Context,
  { body: { id_apuracao, competencia, valor, motivo } }: Input<typeof simplesAnalysisApi.updateTotal>,
) {
  const { db, actor, tenant, platform } = context;
  const { assessment, product } = await requireVisibleAssessment(context, id_apuracao);
  requireAccess(canEditTotal(actor), errors.total_denied);
  const { month, row } = await requireAnalysedMonth(db, tenant, id_apuracao, competencia);
  if (exceedsPaid(month.row, valor)) {
    const message = `${errors.total_above_paid.message} Neste mês foram ${formatBRL(paidInMonth(month.row))}.`;
    throw new AppError(errors.total_above_paid, { issues: [{ path: 'valor', message }] });
  }

  const edited = {
    id_apuracao,
    id_tenant: tenant,
    competencia,
    valor: roundedCents(valor),
    calculado: roundedCents(month.row.total_a_restituir),
    motivo,
    id_user: actor.id,
    nome: actor.name,
    at: platform.clock.now().toISOString(),
  };
  await saveEditedTotal(db, edited);
  const [field, reason] = [`total_a_restituir ${competencia}`, `motivo_do_total ${competencia}`];
  const record = {
    entity: 'ANALISE',
    id: id_apuracao,
    id_client: assessment.id_client,
    id_product: product.id,
  } as const;
  await recordChanges(
    context,
    record,
    { [field]: row.total_a_restituir, [reason]: row.editado_motivo },
    { [field]: valor, [reason]: motivo },
  );
  await refreshFoundCredit(db, tenant, id_apuracao);
  return { data: editedRow(month.row, edited) };
}
