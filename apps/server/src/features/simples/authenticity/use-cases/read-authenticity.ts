import type { authenticityApi } from '@restitui/domain/simples/authenticity/authenticity.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { findReadyRun } from '../../analysis/simples-runs.repository.ts';
import { findLatestCheck, readProgress } from '../authenticity.repository.ts';
import { toCheckResponse } from '../authenticity-check.wire.ts';

/** Returns the latest verification of the current result. */
export async function readAuthenticity(
  context: Context,
  { params: { id_apuracao } }: Input<typeof authenticityApi.read>,
) {
  await requireVisibleAssessment(context, id_apuracao);
  const { db, tenant } = context;
  const run = await findReadyRun(db, tenant, id_apuracao);
  const check = run && (await findLatestCheck(db, tenant, run.id));
  return { data: check ? toCheckResponse({ ...check, progress: await readProgress(db, check) }) : null };
}
