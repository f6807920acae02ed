import { compensationErrors as errors } from '@restitui/domain/recovery/compensations/compensations.errors.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireControlledProduct } from '../credits/credit-control.gate.ts';
import { lockProduct } from '../products/products.repository.ts';
import { findCompensation } from './compensations.repository.ts';

/** Returns the compensation and its product for a change, and locks the product until the transaction ends. */
export async function requireEditableCompensation(context: Context, id: string) {
  const { db, tenant } = context;
  const found = required(await findCompensation(db, tenant, id), errors.compensation_not_found);
  const product = await requireControlledProduct(context, found.id_product, errors.compensation_edit_denied);
  // A decision on its PER/DCOMP may change or delete it until the product is locked.
  await lockProduct(db, tenant, found.id_product);
  const row = required(await findCompensation(db, tenant, id), errors.compensation_not_found);
  return { row, product };
}
