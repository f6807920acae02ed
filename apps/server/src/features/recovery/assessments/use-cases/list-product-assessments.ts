import type { assessmentsApi } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleProduct } from '../../products/product.gate.ts';
import { listAssessmentsOfProduct } from '../assessments.repository.ts';

export async function listProductAssessments(
  context: Context,
  { params: { id } }: Input<typeof assessmentsApi.listOfProduct>,
) {
  const product = await requireVisibleProduct(context, id);
  return { data: await listAssessmentsOfProduct(context.db, context.tenant, product.id) };
}
