import { canCreateAssessment } from '@restitui/domain/recovery/assessments/assessments.access.ts';
import type { assessmentsApi } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { assessmentErrors } from '@restitui/domain/recovery/assessments/assessments.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { refuseSampleClient } from '../../../crm/clients/client.gate.ts';
import { requireVisibleProduct } from '../../products/product.gate.ts';
import { addAssessment } from '../add-assessment.service.ts';

export async function createAssessment(
  context: Context,
  { body: { id_client, id_product, typeServico } }: Input<typeof assessmentsApi.create>,
) {
  const product = await requireVisibleProduct(context, id_product);
  requireAccess(canCreateAssessment(context.actor), assessmentErrors.assessment_create_denied);
  refuseSampleClient(id_client);
  if (product.id_client !== id_client) throw new AppError(assessmentErrors.product_of_other_client);
  if (product.typeServico !== typeServico) throw new AppError(assessmentErrors.product_of_other_service);

  return { data: await addAssessment(context, product) };
}
