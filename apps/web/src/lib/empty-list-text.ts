import type { ActorScope } from '@restitui/domain/accounts/users/actor.ts';
import { lacksServices } from '@restitui/domain/recovery/products/products.access.ts';

/** Returns what an empty list says: what appears in it, or why nothing can appear yet. */
export function emptyListText(actor: ActorScope, appears: string): string {
  return lacksServices(actor) ? 'Nenhum serviço foi liberado para você ainda. Peça as permissões a um CEO.' : appears;
}
