import { counted } from '@restitui/brazil/counted.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { serviceLabels } from '@restitui/domain/recovery/products/service-type.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { notify } from '../../operations/messages/notify.service.ts';
import { findTenant } from '../../tenancy/tenants/tenants.repository.ts';

/** Names of clients that a message has before it counts the others. */
const mostNames = 3;

/** Tells an analyst of the products that someone else gave them: one message for all products of a call. */
export async function notifyAnalyst(
  { actor, tenant, inTenant, platform }: Context<UserActor, OwnTransactions>,
  id_analista: string,
  products: readonly Product[],
): Promise<void> {
  const [first] = products;
  if (!first || id_analista === actor.id) return;
  // Analysts and the rule that their messages follow belong to the provider.
  const provider = actor.id_tenant;
  await inTenant(provider, async (db) => {
    const item =
      products.length === 1 ? serviceLabels[first.typeServico] : counted(products.length, 'produto', 'produtos');
    const empresa = (await findTenant(db, tenant))?.title;
    await notify(
      { db, tenant: provider, platform },
      {
        event: 'produto_atribuido',
        about: { id_user: id_analista },
        key: newId(),
        facts: { por: actor.name, item, clientes: namesOfClients(products), ...(empresa && { empresa }) },
        links: { parte: addressOf(tenant, products) },
      },
    );
  });
}

function namesOfClients(products: readonly Product[]): string {
  const clients = new Map(products.map(({ id_client, empresa }) => [id_client, displayName(empresa)]));
  const names = [...clients.values()];
  const others = names.length - mostNames;
  if (others > 0) return `${names.slice(0, mostNames).join(', ')} e mais ${counted(others, 'cliente', 'clientes')}`;
  return new Intl.ListFormat('pt-BR').format(names);
}

/** Returns the page of the product, or that of all products of the client or the company. */
function addressOf(tenant: TenantId, products: readonly Product[]): string {
  const [first, ...others] = products;
  if (!first || others.some(({ id_client }) => id_client !== first.id_client)) {
    return `/admin/product-analista?consultoria=${tenant}`;
  }
  const ofClient = `/admin/${tenant}/clientes/${first.id_client}/produtos`;
  return others.length > 0 ? ofClient : `${ofClient}/${first.id}`;
}
