import { visibleClients } from '@restitui/domain/clients/clients.access.ts';
import { canListProductsOf, visibleProducts } from '@restitui/domain/products/products.access.ts';
import type { productsApi } from '@restitui/domain/products/products.api.ts';
import { productErrors } from '@restitui/domain/products/products.errors.ts';
import type { Role } from '@restitui/domain/users/actor.ts';
import { userErrors } from '@restitui/domain/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { findPermissions } from '../../permissions/permissions.repository.ts';
import { findUser } from '../../users/users.repository.ts';
import { withAnalystNames } from '../analyst-names.ts';
import { listProductsInScope } from '../products.repository.ts';

/** What the list rule of this user comes to in products: it feeds the list of who has `permission_product` (G-05). */
export async function listUserProducts(
  session: StaffSession,
  { params: { userId }, query }: Input<typeof productsApi.listOfUser>,
) {
  const { actor, tenant, inTenant } = session;
  const role = userId === actor.id ? actor : await findRole(session, userId);
  requireAccess(canListProductsOf(actor, role), productErrors.user_products_denied);

  const { data, page } = await inTenant(tenant, (db) =>
    listProductsInScope(db, tenant, { clients: visibleClients(role), products: visibleProducts(role) }, query),
  );
  return { data: await withAnalystNames(session, data), page };
}

/** Somebody of the tenant acted in, or of the caller's own: the provider's people work in every tenant. */
async function findRole({ actor, tenant, inTenant }: StaffSession, id: string): Promise<Role> {
  for (const home of new Set([tenant, actor.id_tenant])) {
    const role = await inTenant(home, async (db) => {
      const user = await findUser(db, home, id);
      return user && { ...user, id_tenant: home, permissions: await findPermissions(db, home, id) };
    });
    if (role) return role;
  }
  throw new AppError(userErrors.user_not_found);
}
