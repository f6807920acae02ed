import { canCloseAssessment } from '@restitui/domain/recovery/assessments/assessments.access.ts';
import type { assessmentsApi } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { assessmentErrors } from '@restitui/domain/recovery/assessments/assessments.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireVisibleAssessment } from '../assessment.gate.ts';
import { lockAssessment, setAssessmentOpen } from '../assessments.repository.ts';

/** Closes or reopens an assessment. Idempotent: an unchanged state adds no line to the change history. */
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
