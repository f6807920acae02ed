import { canSeeProduct } from '@restitui/domain/recovery/products/products.access.ts';
import type { productsApi } from '@restitui/domain/recovery/products/products.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { requireOpenableClient } from '../../../crm/clients/client.gate.ts';
import { withAnalystNames } from '../analyst-names.service.ts';
import { listProductsOfClient } from '../products.repository.ts';

export async function listClientProducts(
  context: Context<UserActor, OwnTransactions>,
  { params: { id } }: Input<typeof productsApi.listOfClient>,
) {
  const { actor, tenant, inTenant } = context;
  const products = await inTenant(tenant, async (db) => {
    await requireOpenableClient({ db, actor, tenant }, id);
    const all = await listProductsOfClient(db, tenant, id);
    return all.filter((product) => canSeeProduct(actor, product));
  });
  return { data: await withAnalystNames(context, products) };
}
