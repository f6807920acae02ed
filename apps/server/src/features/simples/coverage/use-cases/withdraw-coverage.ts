import { canConfirmCoverage } from '@restitui/domain/simples/coverage/coverage.access.ts';
import type { coverageApi } from '@restitui/domain/simples/coverage/coverage.api.ts';
import { coverageErrors as errors } from '@restitui/domain/simples/coverage/coverage.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { deleteConfirmation, findConfirmation } from '../coverage.repository.ts';
import { recordConfirmation } from '../record-confirmation.service.ts';

/** Withdraws a confirmation. Idempotent. */
export async function withdrawCoverage(
  context: Context,
  { params: { id_apuracao, competencia } }: Input<typeof coverageApi.withdraw>,
) {
  const { db, actor, tenant } = context;
  const { assessment } = await requireVisibleAssessment(context, id_apuracao);
  requireAccess(canConfirmCoverage(actor), errors.coverage_confirm_denied);

  const before = await findConfirmation(db, tenant, id_apuracao, competencia);
  await deleteConfirmation(db, tenant, id_apuracao, competencia);
  await recordConfirmation(context, assessment, competencia, before?.motivo, undefined);
  return { data: { competencia } };
}
