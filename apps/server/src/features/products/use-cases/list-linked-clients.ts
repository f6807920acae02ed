import type { Context } from '../../../kernel/context.ts';
import { listClientsLinkedTo } from '../products.repository.ts';

/** The clients whose products are this person's work (I-085, I-087). */
export async function listLinkedClients({ db, actor, tenant }: Context) {
  return { data: { clientes: await listClientsLinkedTo(db, tenant, actor.id) } };
}
