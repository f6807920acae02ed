import { icmsService } from '@restitui/domain/recovery/icms-credits/icms-credits.api.ts';
import { icmsCreditErrors as errors } from '@restitui/domain/recovery/icms-credits/icms-credits.errors.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { AppError, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireControlledProduct } from '../credits/credit-control.gate.ts';
import { lockProduct } from '../products/products.repository.ts';
import { findIcmsCredit, findIcmsPeriod, type IcmsCreditRow } from './icms-credits.repository.ts';

/** Returns the product if the actor may change its ICMS credits, and locks it until the transaction ends. */
export async function requireIcmsProduct(context: Context, id_product: string): Promise<Product> {
  const product = await requireControlledProduct(context, id_product, errors.icms_credit_edit_denied);
  if (product.typeServico !== icmsService) throw new AppError(errors.icms_credit_of_other_service);
  await lockProduct(context.db, context.tenant, id_product);
  return product;
}

/** Returns the ICMS credit and its product for a change. */
export async function requireEditableIcmsCredit(context: Context, id: string) {
  const { db, tenant } = context;
  const found = required(await findIcmsCredit(db, tenant, id), errors.icms_credit_not_found);
  const product = await requireIcmsProduct(context, found.id_product);
  const row = required(await findIcmsCredit(db, tenant, id), errors.icms_credit_not_found);
  return { row, product };
}

/** Throws if another row of the product has the same period. */
export async function requireFreePeriod(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  { id, ...wanted }: Pick<IcmsCreditRow, 'id' | 'id_product' | 'periodoApurado'>,
): Promise<void> {
  const taken = await findIcmsPeriod(db, tenant, wanted);
  const refusal = errors.icms_credit_period_taken;
  if (!taken || taken.id === id) return;
  throw new AppError(refusal, { issues: [{ path: 'periodoApurado', message: refusal.message }] });
}
