import type { Context } from '../../../../kernel/context.ts';
import { listClientsLinkedTo } from '../products.repository.ts';

/** Lists the clients with products that the actor works on (I-085, I-087). */
export async function listLinkedClients({ db, actor, tenant }: Context) {
  return { data: { clientes: await listClientsLinkedTo(db, tenant, actor.id) } };
}
