import { canEditIcmsCredits } from '@restitui/domain/icms-credits/icms-credits.access.ts';
import { type IcmsCreditEdit, icmsCreditFields, icmsService } from '@restitui/domain/icms-credits/icms-credits.api.ts';
import { icmsCreditErrors as errors } from '@restitui/domain/icms-credits/icms-credits.errors.ts';
import type { Product } from '@restitui/domain/products/products.api.ts';
import { AppError, requireAccess, required } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/context.ts';
import { recordChanges } from '../change-history/record-changes.ts';
import { lockProduct } from '../products/products.repository.ts';
import { requireVisibleProduct } from '../products/visible-product.ts';
import { findIcmsCredit, findIcmsPeriod, type IcmsCreditRow } from './icms-credits.repository.ts';

/** The product whose control this person may change; it is held so until the transaction ends. */
export async function requireEditableControl(context: Context, id_product: string): Promise<Product> {
  const product = await requireVisibleProduct(context, id_product);
  requireAccess(canEditIcmsCredits(context.actor), errors.icms_credit_edit_denied);
  if (product.typeServico !== icmsService) throw new AppError(errors.icms_credit_of_other_service);
  await lockProduct(context.db, context.tenant, id_product);
  return product;
}

/** A row for a change to it, with its product. */
export async function requireEditableIcmsCredit(context: Context, id: string) {
  const { db, tenant } = context;
  const found = required(await findIcmsCredit(db, tenant, id), errors.icms_credit_not_found);
  const product = await requireEditableControl(context, found.id_product);
  const row = required(await findIcmsCredit(db, tenant, id), errors.icms_credit_not_found);
  return { row, product };
}

/** No other row of the product has the period. */
export async function requireFreePeriod(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  { id, ...wanted }: Pick<IcmsCreditRow, 'id' | 'id_product' | 'periodoApurado'>,
): Promise<void> {
  const taken = await findIcmsPeriod(db, tenant, wanted);
  const refusal = errors.icms_credit_period_taken;
  if (!taken || taken.id === id) return;
  throw new AppError(refusal, { issues: [{ path: 'periodoApurado', message: refusal.message }] });
}

type Entered = Record<keyof IcmsCreditEdit, string | number>;

/** What the change history keeps of a row; of none, nothing. */
export function recordIcmsCredit(
  context: Context,
  row: IcmsCreditRow,
  before: Entered | undefined,
  after: Entered | undefined,
) {
  const { id, id_client, id_product } = row;
  const kept = (of: Entered | undefined) =>
    Object.fromEntries(icmsCreditFields.map((field) => [field, of?.[field] ?? null]));
  return recordChanges(context, { entity: 'CREDITO_DE_ICMS', id, id_client, id_product }, kept(before), kept(after));
}
