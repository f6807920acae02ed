import {
  canFilterByAnalyst,
  managedProducts,
  mayFilterBy,
} from '@restitui/domain/recovery/products/analysts.access.ts';
import type { analystsApi } from '@restitui/domain/recovery/products/analysts.api.ts';
import { productErrors } from '@restitui/domain/recovery/products/products.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { listUsersWithFlag } from '../../../accounts/permissions/permissions.repository.ts';
import { withAnalystNames } from '../analyst-names.service.ts';
import { listManagedProducts } from '../analysts.repository.ts';

export async function listProductsWithAnalysts(
  context: Context<UserActor, OwnTransactions, 'all'>,
  { query }: Input<typeof analystsApi.list>,
) {
  const { actor, tenant, inReach, inTenant } = context;
  const filters = canFilterByAnalyst(actor);
  const { analista } = query;
  requireAccess(analista === undefined || mayFilterBy(actor, analista), productErrors.analyst_filter_denied);

  const { data, page } = await inReach((db) => listManagedProducts(db, tenant, managedProducts(actor), query));
  const home = actor.id_tenant;
  const wanted = { typeUser: 'ADMIN', typeCargo: 'ANALISTA', flag: undefined } as const;
  const holders = filters ? await inTenant(home, (db) => listUsersWithFlag(db, home, wanted)) : [];
  const analistas = holders.map(({ id_user, name }) => ({ id: id_user, name }));
  return { data: { clientes: await withAnalystNames(context, data), analistas }, page };
}
