import type { UserActor } from '../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { listUserNames } from '../../accounts/users/users.repository.ts';
import { findProvider } from '../../tenancy/tenants/tenants.repository.ts';

interface Analysed {
  id_analista: string | null;
  nomeAnalista: string | null;
}

/**
 * Adds the names of analysts. They are staff of the provider, whose records a transaction in another tenant cannot
 * read.
 */
export async function withAnalystNames<P extends Analysed>(
  { actor, inTenant }: Pick<Context<UserActor, OwnTransactions>, 'actor' | 'inTenant'>,
  products: readonly P[],
): Promise<P[]> {
  const unnamed = products.flatMap(({ id_analista, nomeAnalista }) => (nomeAnalista ? [] : (id_analista ?? [])));
  const provider = unnamed.length > 0 ? await inTenant(actor.id_tenant, findProvider) : undefined;
  if (!provider) return [...products];
  const names = await inTenant(provider, (db) => listUserNames(db, provider, [...new Set(unnamed)]));
  return products.map((product) => ({
    ...product,
    nomeAnalista: product.nomeAnalista ?? names.get(product.id_analista ?? '') ?? null,
  }));
}
