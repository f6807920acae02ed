import { canSeeProduct } from '@restitui/domain/products/products.access.ts';
import type { Product, productsApi } from '@restitui/domain/products/products.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { requireOpenableClient } from '../../clients/openable-client.ts';
import { findProvider } from '../../tenants/tenants.repository.ts';
import { listUserNames } from '../../users/users.repository.ts';
import { listProductsOfClient } from '../products.repository.ts';

export async function listClientProducts(
  session: StaffSession,
  { params: { id } }: Input<typeof productsApi.listOfClient>,
) {
  const { actor, tenant, inTenant } = session;
  const products = await inTenant(tenant, async (db) => {
    await requireOpenableClient({ db, actor, tenant }, id);
    const all = await listProductsOfClient(db, tenant, id);
    return all.filter((product) => canSeeProduct(actor, product));
  });
  return { data: await withAnalystNames(session, products) };
}

/** Analysts are staff of the provider, whose records a transaction on another tenant does not see. */
async function withAnalystNames({ tenant, inTenant }: StaffSession, products: Product[]): Promise<Product[]> {
  const nameless = products.flatMap(({ id_analista, nomeAnalista }) => (nomeAnalista ? [] : (id_analista ?? [])));
  const provider = nameless.length > 0 ? await inTenant(tenant, findProvider) : undefined;
  if (!provider) return products;
  const names = await inTenant(provider, (db) => listUserNames(db, provider, nameless));
  return products.map((product) => ({
    ...product,
    nomeAnalista: product.nomeAnalista ?? names.get(product.id_analista ?? '') ?? null,
  }));
}
