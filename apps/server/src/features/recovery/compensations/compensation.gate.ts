import { compensationErrors as errors } from '@restitui/domain/recovery/compensations/compensations.errors.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireControlledProduct } from '../credits/credit-control.gate.ts';
import { findCompensation } from './compensations.repository.ts';

/** Returns the compensation and its product for a change, and locks the row until the transaction ends. */
export async function requireEditableCompensation(context: Context, id: string) {
  const row = required(await findCompensation(context.db, context.tenant, id), errors.compensation_not_found);
  return { row, product: await requireControlledProduct(context, row.id_product, errors.compensation_edit_denied) };
}
