import { canVerifySignatures } from '@restitui/domain/simples/authenticity/authenticity.access.ts';
import type { authenticityApi } from '@restitui/domain/simples/authenticity/authenticity.api.ts';
import { authenticityErrors as errors } from '@restitui/domain/simples/authenticity/authenticity.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { findReadyRun } from '../../analysis/simples-runs.repository.ts';
import { cancelCheck, findLatestCheck } from '../authenticity.repository.ts';
import { toCheckResponse } from '../authenticity-check.wire.ts';

/** Cancels the queued or running verification; its process notices at its next progress report. */
export async function cancelAuthenticity(
  context: Context,
  { params: { id_apuracao } }: Input<typeof authenticityApi.cancel>,
) {
  const { db, actor, tenant } = context;
  await requireVisibleAssessment(context, id_apuracao);
  requireAccess(canVerifySignatures(actor), errors.authenticity_denied);
  const run = await findReadyRun(db, tenant, id_apuracao);
  if (!run || !(await cancelCheck(db, tenant, run.id))) throw new AppError(errors.authenticity_not_running);

  const check = await findLatestCheck(db, tenant, run.id);
  return { data: check ? toCheckResponse(check) : null };
}
