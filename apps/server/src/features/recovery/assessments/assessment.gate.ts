import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { assessmentErrors } from '@restitui/domain/recovery/assessments/assessments.errors.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireVisibleProduct } from '../products/product.gate.ts';
import { findAssessment } from './assessments.repository.ts';

/** Returns the assessment and its product. Refuses when the actor may not see the product. */
export async function requireVisibleAssessment(
  context: Pick<Context, 'db' | 'actor' | 'tenant'>,
  id: string,
): Promise<{ assessment: Assessment; product: Product }> {
  const found = await findAssessment(context.db, context.tenant, id);
  const assessment = required(found, assessmentErrors.assessment_not_found);
  return { assessment, product: await requireVisibleProduct(context, assessment.id_product) };
}
