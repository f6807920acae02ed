import type { rectificationsApi } from '@restitui/domain/rectifications/rectifications.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../assessments/visible-assessment.ts';
import { requireRectifiedMonth } from '../rectified-month.ts';

export async function readRectification(
  context: Context,
  { params: { id_apuracao, competencia } }: Input<typeof rectificationsApi.read>,
) {
  await requireVisibleAssessment(context, id_apuracao);
  return { data: await requireRectifiedMonth(context, id_apuracao, competencia) };
}
