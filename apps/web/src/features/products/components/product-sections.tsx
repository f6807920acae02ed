import type { Product } from '@restitui/domain/products/products.api.ts';

/** What stands beneath every product, whatever its service: observations, change history. */
export function ProductSections(_: { product: Product }) {
  return null;
}
