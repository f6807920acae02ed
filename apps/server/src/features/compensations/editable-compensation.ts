import { canEditCompensations } from '@restitui/domain/compensations/compensations.access.ts';
import { type CompensationEdit, compensationFields } from '@restitui/domain/compensations/compensations.api.ts';
import { compensationErrors } from '@restitui/domain/compensations/compensations.errors.ts';
import type { Product } from '@restitui/domain/products/products.api.ts';
import { requireAccess, required } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/context.ts';
import { recordChanges } from '../change-history/record-changes.ts';
import { requireVisibleProduct } from '../products/visible-product.ts';
import { type CompensationRow, findCompensation } from './compensations.repository.ts';

/** The product whose credit this person may use up. */
export async function requireCompensableProduct(context: Context, id_product: string): Promise<Product> {
  const product = await requireVisibleProduct(context, id_product);
  requireAccess(canEditCompensations(context.actor), compensationErrors.compensation_edit_denied);
  return product;
}

/** A row for a change to it, held until the transaction ends, with its product. */
export async function requireEditableCompensation(context: Context, id: string) {
  const found = await findCompensation(context.db, context.tenant, id);
  const row = required(found, compensationErrors.compensation_not_found);
  return { row, product: await requireCompensableProduct(context, row.id_product) };
}

type Entered = Record<keyof CompensationEdit, string | number>;

/** What the change history keeps of a row; of none, nothing. */
export function recordCompensation(
  context: Context,
  row: CompensationRow,
  before: Entered | undefined,
  after: Entered | undefined,
) {
  const { id, id_client, id_product } = row;
  const kept = (of: Entered | undefined) =>
    Object.fromEntries(compensationFields.map((field) => [field, of?.[field] ?? null]));
  return recordChanges(context, { entity: 'COMPENSACAO', id, id_client, id_product }, kept(before), kept(after));
}
