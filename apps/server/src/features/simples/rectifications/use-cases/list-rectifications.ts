import type { rectificationsApi } from '@restitui/domain/simples/rectifications/rectifications.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { findReadyRun } from '../../analysis/simples-runs.repository.ts';
import { listRectifiedMonths } from '../rectified-months.service.ts';

export async function listRectifications(
  context: Context,
  { params: { id_apuracao } }: Input<typeof rectificationsApi.list>,
) {
  await requireVisibleAssessment(context, id_apuracao);
  const run = await findReadyRun(context.db, context.tenant, id_apuracao);
  return { data: run ? await listRectifiedMonths(context, run) : [] };
}
