import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { canSeeProduct } from '@restitui/domain/recovery/products/products.access.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { productErrors } from '@restitui/domain/recovery/products/products.errors.ts';
import { simplesAnalysisErrors as errors } from '@restitui/domain/simples/analysis/simples-analysis.errors.ts';
import { AppError, requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireOpenableClient } from '../../crm/clients/client.gate.ts';
import { requireVisibleAssessment } from '../../recovery/assessments/assessment.gate.ts';
import { listProductsOfClient } from '../../recovery/products/products.repository.ts';

const service = 'PIS_COFINS_MONOFASICO_PARA_SN';

interface Target {
  id_apuracao?: string | undefined;
  cnpj?: string | undefined;
}

/**
 * Returns the assessment named by an upload, or the client's only product for which a new one may be created.
 * @throws AppError when neither is found or allowed
 */
export async function requireUploadTarget(
  context: Context,
  { id_apuracao, cnpj }: Target,
): Promise<{ assessment: Assessment } | { product: Product }> {
  if (id_apuracao) {
    const { assessment, product } = await requireVisibleAssessment(context, id_apuracao);
    if (product.typeServico !== service) throw new AppError(errors.wrong_service);
    if (cnpj && cnpj !== assessment.id_client) throw new AppError(errors.cnpj_mismatch);
    return { assessment };
  }
  if (!cnpj) throw new AppError(errors.cnpj_needed);
  await requireOpenableClient(context, cnpj);
  const ofService = (await listProductsOfClient(context.db, context.tenant, cnpj)).filter(
    (product) => product.typeServico === service,
  );
  const [product] = ofService;
  if (!product || ofService.length > 1) throw new AppError(errors.no_single_product);
  requireAccess(canSeeProduct(context.actor, product), productErrors.product_denied);
  return { product };
}
