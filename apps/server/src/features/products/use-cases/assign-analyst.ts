import type { analystsApi } from '@restitui/domain/products/analysts.api.ts';
import { productErrors } from '@restitui/domain/products/products.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { required } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { reassignAnalyst } from '../reassign-analyst.ts';

export async function assignAnalyst(
  session: StaffSession,
  { body: { id_product, id_analista, seen } }: Input<typeof analystsApi.assign>,
) {
  const known = new Map(seen === undefined ? [] : [[id_product, seen]]);
  const [product] = await reassignAnalyst(session, { ids: [id_product], id_analista, seen: known });
  return { data: required(product, productErrors.product_not_found) };
}
