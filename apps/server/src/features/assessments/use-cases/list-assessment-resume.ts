import type { assessmentsApi } from '@restitui/domain/assessments/assessments.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { listResumeValues } from '../assessments.repository.ts';
import { requireVisibleAssessment } from '../visible-assessment.ts';

export async function listAssessmentResume(context: Context, { params: { id } }: Input<typeof assessmentsApi.resume>) {
  const { assessment } = await requireVisibleAssessment(context, id);
  return { data: await listResumeValues(context.db, context.tenant, assessment.id) };
}
