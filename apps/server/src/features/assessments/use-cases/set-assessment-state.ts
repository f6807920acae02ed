import { canCloseAssessment } from '@restitui/domain/assessments/assessments.access.ts';
import type { assessmentsApi } from '@restitui/domain/assessments/assessments.api.ts';
import { assessmentErrors } from '@restitui/domain/assessments/assessments.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { lockAssessment, setAssessmentOpen } from '../assessments.repository.ts';
import { requireVisibleAssessment } from '../visible-assessment.ts';

/** Closes or reopens: what is already as asked stays, without a line in the history. */
export async function setAssessmentState(
  context: Context,
  { params: { id }, body: { isModifica } }: Input<typeof assessmentsApi.setOpen>,
) {
  const { db, actor, tenant } = context;
  await lockAssessment(db, tenant, id);
  const { assessment } = await requireVisibleAssessment(context, id);
  requireAccess(canCloseAssessment(actor), assessmentErrors.assessment_close_denied);

  await setAssessmentOpen(db, tenant, id, isModifica);
  const after = { ...assessment, isModifica };
  await recordChanges(context, { entity: 'APURACAO', ...assessment }, assessment, after);
  return { data: after };
}
