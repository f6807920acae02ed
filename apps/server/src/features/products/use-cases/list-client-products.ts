import { canSeeProduct } from '@restitui/domain/products/products.access.ts';
import type { productsApi } from '@restitui/domain/products/products.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { requireOpenableClient } from '../../clients/openable-client.ts';
import { withAnalystNames } from '../analyst-names.ts';
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
