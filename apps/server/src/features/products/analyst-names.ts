import type { Product } from '@restitui/domain/products/products.api.ts';
import type { StaffSession } from '../../kernel/context.ts';
import { findProvider } from '../tenants/tenants.repository.ts';
import { listUserNames } from '../users/users.repository.ts';

/** Analysts are staff of the provider, whose records a transaction on another tenant does not see. */
export async function withAnalystNames({ tenant, inTenant }: StaffSession, products: Product[]): Promise<Product[]> {
  const nameless = products.flatMap(({ id_analista, nomeAnalista }) => (nomeAnalista ? [] : (id_analista ?? [])));
  const provider = nameless.length > 0 ? await inTenant(tenant, findProvider) : undefined;
  if (!provider) return products;
  const names = await inTenant(provider, (db) => listUserNames(db, provider, [...new Set(nameless)]));
  return products.map((product) => ({
    ...product,
    nomeAnalista: product.nomeAnalista ?? names.get(product.id_analista ?? '') ?? null,
  }));
}
