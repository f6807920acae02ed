import type { ActorScope } from '@restitui/domain/accounts/users/actor.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import { visibleClients } from '@restitui/domain/crm/clients/clients.access.ts';
import { canListProductsOf, visibleProducts } from '@restitui/domain/recovery/products/products.access.ts';
import type { productsApi } from '@restitui/domain/recovery/products/products.api.ts';
import { productErrors } from '@restitui/domain/recovery/products/products.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { findPermissions } from '../../../accounts/permissions/permissions.repository.ts';
import { findUser } from '../../../accounts/users/users.repository.ts';
import { withAnalystNames } from '../analyst-names.service.ts';
import { listProductsInScope } from '../products.repository.ts';

/** Lists the products that a user's list rule covers, for users with `permission_product` (G-05). */
export async function listUserProducts(
  context: Context<UserActor, OwnTransactions>,
  { params: { userId }, query }: Input<typeof productsApi.listOfUser>,
) {
  const { actor, tenant, inTenant } = context;
  const role = userId === actor.id ? actor : await findRole(context, userId);
  requireAccess(canListProductsOf(actor, role), productErrors.user_products_denied);

  const { data, page } = await inTenant(tenant, (db) =>
    listProductsInScope(db, tenant, { clients: visibleClients(role), products: visibleProducts(role) }, query),
  );
  return { data: await withAnalystNames(context, data), page };
}

/** Finds a user of the current or the actor's own tenant, because provider staff work in every tenant. */
async function findRole(
  { actor, tenant, inTenant }: Context<UserActor, OwnTransactions>,
  id: string,
): Promise<ActorScope> {
  for (const home of new Set([tenant, actor.id_tenant])) {
    const role = await inTenant(home, async (db) => {
      const user = await findUser(db, home, id);
      return user && { ...user, id_tenant: home, permissions: await findPermissions(db, home, id) };
    });
    if (role) return role;
  }
  throw new AppError(userErrors.user_not_found);
}
