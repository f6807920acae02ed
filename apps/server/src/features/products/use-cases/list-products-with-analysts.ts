import { canFilterByAnalyst, managedProducts } from '@restitui/domain/products/analysts.access.ts';
import type { analystsApi } from '@restitui/domain/products/analysts.api.ts';
import { productErrors } from '@restitui/domain/products/products.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { CrossTenantSession } from '../../../kernel/context.ts';
import { listHolders } from '../../permissions/permissions.repository.ts';
import { withAnalystNames } from '../analyst-names.ts';
import { listManagedProducts } from '../analysts.repository.ts';

export async function listProductsWithAnalysts(session: CrossTenantSession, { query }: Input<typeof analystsApi.list>) {
  const { actor, tenant, inReach, inTenant } = session;
  const filters = canFilterByAnalyst(actor);
  requireAccess(filters || query.analista === undefined, productErrors.analyst_filter_denied);

  const { data, page } = await inReach((db) => listManagedProducts(db, tenant, managedProducts(actor), query));
  const home = actor.id_tenant;
  const wanted = { typeUser: 'ADMIN', typeCargo: 'ANALISTA', flag: undefined } as const;
  const holders = filters ? await inTenant(home, (db) => listHolders(db, home, wanted)) : [];
  const analistas = holders.map(({ id_user, name }) => ({ id: id_user, name }));
  return { data: { clientes: await withAnalystNames(session, data), analistas }, page };
}
