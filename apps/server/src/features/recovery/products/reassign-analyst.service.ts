import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import { canReassignAnalyst } from '@restitui/domain/recovery/products/analysts.access.ts';
import { canSeeProduct } from '@restitui/domain/recovery/products/products.access.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { productErrors } from '@restitui/domain/recovery/products/products.errors.ts';
import { type ServiceType, serviceFlags, serviceLabels } from '@restitui/domain/recovery/products/service-type.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { AppError, requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { listUsersWithFlag } from '../../accounts/permissions/permissions.repository.ts';
import { findUser, listUserNames } from '../../accounts/users/users.repository.ts';
import { refuseSampleClient, requireOpenableClient } from '../../crm/clients/client.gate.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { lockAnalysts, setAnalyst } from './analysts.repository.ts';
import { notifyAnalyst } from './notify-analyst.service.ts';
import { listProducts } from './products.repository.ts';

export interface Reassignment {
  ids: string[];
  id_analista: string | null;
  /**
   * Analyst of each product when the decision was made; a product without an entry is not checked for concurrent
   * changes.
   */
  seen: ReadonlyMap<string, string | null>;
}

/** Reassigns all of the products or none. */
export async function reassignAnalyst(
  context: Context<UserActor, OwnTransactions>,
  wanted: Reassignment,
): Promise<Product[]> {
  const { actor, tenant, inTenant } = context;
  const found = await inTenant(tenant, (db) => requireSeenProducts({ db, actor, tenant }, wanted.ids));
  requireAccess(canReassignAnalyst(actor), productErrors.analyst_change_denied);
  for (const { id_client } of found) refuseSampleClient(id_client);
  if (wanted.id_analista !== null) await requireAnalystOf(context, wanted.id_analista, found);

  const names = await namesOf(context, [wanted.id_analista, ...found.map(({ id_analista }) => id_analista)]);
  const changed = await inTenant(tenant, (db) => change({ ...context, db }, found, wanted, names));
  if (wanted.id_analista !== null) await notifyAnalyst(context, wanted.id_analista, changed);
  const nomeAnalista = wanted.id_analista && (names.get(wanted.id_analista) ?? null);
  return found.map((product) => ({ ...product, id_analista: wanted.id_analista, nomeAnalista }));
}

/** Returns 404 before 403 for each product. */
async function requireSeenProducts(context: Pick<Context, 'db' | 'actor' | 'tenant'>, ids: string[]) {
  const products = await listProducts(context.db, context.tenant, ids);
  if (products.length < new Set(ids).size) throw new AppError(productErrors.product_not_found);
  for (const id_client of new Set(products.map((product) => product.id_client))) {
    await requireOpenableClient(context, id_client);
  }
  requireAccess(
    products.every((product) => canSeeProduct(context.actor, product)),
    productErrors.product_denied,
  );
  return products;
}

/** Requires active provider staff of cargo ANALISTA with the flag of each service (client-work C-80). */
async function requireAnalystOf(
  { actor, inTenant }: Context<UserActor, OwnTransactions>,
  id: string,
  products: readonly Product[],
) {
  const home = actor.id_tenant;
  await inTenant(home, async (db) => {
    required(await findUser(db, home, id), userErrors.user_not_found);
    for (const service of new Set(products.map(({ typeServico }) => typeServico))) {
      const wanted = { typeUser: 'ADMIN', typeCargo: 'ANALISTA', flag: serviceFlags[service] } as const;
      const holders = await listUsersWithFlag(db, home, wanted);
      if (!holders.some(({ id_user }) => id_user === id)) throw notOfService(service);
    }
  });
}

function notOfService(service: ServiceType): AppError {
  const message = productErrors.analyst_of_other_service.message.replace('{s}', serviceLabels[service]);
  return new AppError(productErrors.analyst_of_other_service, { message });
}

function namesOf(
  { actor, inTenant }: Context<UserActor, OwnTransactions>,
  ids: (string | null)[],
): Promise<Map<string, string>> {
  const home = actor.id_tenant;
  return inTenant(home, (db) => listUserNames(db, home, [...new Set(ids.flatMap((id) => id ?? []))]));
}

/** Returns the products that had another analyst, or none. */
async function change(
  context: Context,
  products: readonly Product[],
  { ids, id_analista, seen }: Reassignment,
  names: ReadonlyMap<string, string>,
): Promise<Product[]> {
  const { db, tenant } = context;
  const current = await lockAnalysts(db, tenant, ids);
  const hasConflict = ids.some((id) => {
    const now = current.get(id) ?? null;
    return seen.has(id) && now !== seen.get(id) && now !== id_analista;
  });
  if (hasConflict) throw new AppError(productErrors.analyst_changed);

  await setAnalyst(db, tenant, ids, id_analista);
  const nameOf = (id: string | null | undefined) => (id ? (names.get(id) ?? id) : null);
  for (const { id, id_client } of products) {
    const record = { entity: 'PRODUTO', id, id_client, id_product: id } as const;
    await recordChanges(context, record, { analista: nameOf(current.get(id)) }, { analista: nameOf(id_analista) });
  }
  return products.filter(({ id }) => (current.get(id) ?? null) !== id_analista);
}
