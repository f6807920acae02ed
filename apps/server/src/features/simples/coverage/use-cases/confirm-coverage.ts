import { canConfirmCoverage } from '@restitui/domain/simples/coverage/coverage.access.ts';
import type { coverageApi } from '@restitui/domain/simples/coverage/coverage.api.ts';
import { coverageErrors as errors } from '@restitui/domain/simples/coverage/coverage.errors.ts';
import { needsConfirmation } from '@restitui/domain/simples/coverage/coverage-verdict.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { findConfirmation, saveConfirmation } from '../coverage.repository.ts';
import { toConfirmationResponse } from '../coverage-confirmation.wire.ts';
import { requireCoveredMonth } from '../covered-month.gate.ts';
import { recordConfirmation } from '../record-confirmation.service.ts';

/** Confirms a month that the notes do not cover, with a reason. */
export async function confirmCoverage(
  context: Context,
  { params: { id_apuracao, competencia }, body: { motivo } }: Input<typeof coverageApi.confirm>,
) {
  const { db, actor, tenant, platform } = context;
  const { assessment } = await requireVisibleAssessment(context, id_apuracao);
  requireAccess(canConfirmCoverage(actor), errors.coverage_confirm_denied);
  const month = await requireCoveredMonth(db, tenant, id_apuracao, competencia);
  if (!needsConfirmation(month.veredito)) throw new AppError(errors.coverage_not_low);

  const before = await findConfirmation(db, tenant, id_apuracao, competencia);
  const confirmation = {
    id_apuracao,
    id_tenant: tenant,
    competencia,
    motivo,
    cobertura: month.cobertura,
    id_user: actor.id,
    nome: actor.name,
    at: platform.clock.now().toISOString(),
  };
  await saveConfirmation(db, confirmation);
  await recordConfirmation(context, assessment, competencia, before?.motivo, motivo);
  return { data: toConfirmationResponse(confirmation, month) };
}
