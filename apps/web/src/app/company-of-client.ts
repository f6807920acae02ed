import { canOpenAnalysts } from '@restitui/domain/recovery/products/analysts.access.ts';
import { actorOf } from '../lib/actor-of.ts';
import { queryClient } from '../lib/query-client.ts';
import type { Auth } from '../lib/session-types.ts';

/**
 * Returns the company of the client in an address that names none, if it is the only one. The list of products is a read
 * across companies (D-11), which has what the person may see.
 */
export async function companyOfClient(path: string, auth: Auth): Promise<string | undefined> {
  const [, cnpjcpf] = /^\/cliente\/(\w+)/.exec(path) ?? [];
  if (!cnpjcpf || !canOpenAnalysts(actorOf(auth))) return undefined;
  const [{ managedProductsQuery }, { managedProductList }] = await Promise.all([
    import('../features/recovery/products/analysts.queries.ts'),
    import('@restitui/domain/recovery/products/managed-product-list.ts'),
  ]);
  const filters = { ...managedProductList.read({}), q: cnpjcpf };
  const answer = await queryClient.ensureQueryData(managedProductsQuery(undefined, filters)).catch(() => undefined);
  const found = answer?.data.clientes.filter(({ id_client }) => id_client === cnpjcpf) ?? [];
  const [only, ...others] = new Set(found.map(({ id_tenant }) => id_tenant));
  return others.length === 0 ? only : undefined;
}
