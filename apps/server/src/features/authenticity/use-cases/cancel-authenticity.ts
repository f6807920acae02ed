import { canVerifySignatures } from '@restitui/domain/authenticity/authenticity.access.ts';
import type { authenticityApi } from '@restitui/domain/authenticity/authenticity.api.ts';
import { authenticityErrors as errors } from '@restitui/domain/authenticity/authenticity.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../assessments/visible-assessment.ts';
import { findReadyRun } from '../../simples-analysis/simples-runs.repository.ts';
import { cancelCheck, findLatestCheck } from '../authenticity.repository.ts';
import { checkOnWire } from '../check-on-wire.ts';

/** Takes back the verification that waits or runs: its process notices at its next progress. */
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
  return { data: check ? checkOnWire(check) : null };
}
