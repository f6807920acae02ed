import type { StaffSession } from '../../kernel/context.ts';
import { findProvider } from '../tenants/tenants.repository.ts';
import { listUserNames } from '../users/users.repository.ts';

interface Analysed {
  id_analista: string | null;
  nomeAnalista: string | null;
}

/** Analysts are staff of the provider, whose records a transaction on another tenant does not see. */
export async function withAnalystNames<P extends Analysed>(
  { actor, inTenant }: Pick<StaffSession, 'actor' | 'inTenant'>,
  products: readonly P[],
): Promise<P[]> {
  const nameless = products.flatMap(({ id_analista, nomeAnalista }) => (nomeAnalista ? [] : (id_analista ?? [])));
  const provider = nameless.length > 0 ? await inTenant(actor.id_tenant, findProvider) : undefined;
  if (!provider) return [...products];
  const names = await inTenant(provider, (db) => listUserNames(db, provider, [...new Set(nameless)]));
  return products.map((product) => ({
    ...product,
    nomeAnalista: product.nomeAnalista ?? names.get(product.id_analista ?? '') ?? null,
  }));
}
