import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { assessmentErrors } from '@restitui/domain/recovery/assessments/assessments.errors.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireVisibleAssessment } from './assessment.gate.ts';
import { lockAssessment } from './assessments.repository.ts';

/**
 * Returns an assessment for a change to its contents. Checks access, refuses when the assessment is closed, and
 * locks it until the transaction ends.
 */
export async function requireOpenAssessment(
  context: Pick<Context, 'db' | 'actor' | 'tenant'>,
  id: string,
  { allowed, refusal }: { allowed: boolean; refusal: ErrorDefinition },
): Promise<{ assessment: Assessment; product: Product }> {
  await lockAssessment(context.db, context.tenant, id);
  const found = await requireVisibleAssessment(context, id);
  requireAccess(allowed, refusal);
  requireAccess(found.assessment.isModifica, assessmentErrors.assessment_closed);
  return found;
}
