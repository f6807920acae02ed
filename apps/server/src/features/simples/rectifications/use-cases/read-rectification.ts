import type { rectificationsApi } from '@restitui/domain/simples/rectifications/rectifications.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { requireRectifiedMonth } from '../rectified-months.service.ts';

export async function readRectification(
  context: Context,
  { params: { id_apuracao, competencia } }: Input<typeof rectificationsApi.read>,
) {
  await requireVisibleAssessment(context, id_apuracao);
  return { data: await requireRectifiedMonth(context, id_apuracao, competencia) };
}
