import type { Assessment } from '@restitui/domain/assessments/assessments.api.ts';
import { canSeeProduct } from '@restitui/domain/products/products.access.ts';
import type { Product } from '@restitui/domain/products/products.api.ts';
import { productErrors } from '@restitui/domain/products/products.errors.ts';
import { simplesAnalysisErrors as errors } from '@restitui/domain/simples-analysis/simples-analysis.errors.ts';
import { AppError, requireAccess } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/context.ts';
import { requireVisibleAssessment } from '../assessments/visible-assessment.ts';
import { requireOpenableClient } from '../clients/openable-client.ts';
import { listProductsOfClient } from '../products/products.repository.ts';

const service = 'PIS_COFINS_MONOFASICO_PARA_SN';

interface Target {
  id_apuracao?: string | undefined;
  cnpj?: string | undefined;
}

/** What an upload is for: the apuração that it names, or the client's only product that a new one may be made for. */
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
