import { counted } from '@restitui/brazil/counted.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
export interface Duties {
  /** Clients whose responsible or manager is this user. */
  clients: number;
  /** Products whose analyst is this user, in any tenant. */
  products: number;
}

/** Returns whether the user is responsible for a client or a product. */
export function hasDuties({ clients, products }: Duties): boolean {
  return clients + products > 0;
}

const countedOrNone = (count: number, one: string, many: string) => (count > 0 ? [counted(count, one, many)] : []);

/** Returns the message of why a user with duties cannot be deleted, and what to do. */
export function dutiesMessage(name: string, { clients, products }: Duties): string {
  const what = [
    ...countedOrNone(clients, 'cliente', 'clientes'),
    ...countedOrNone(products, 'produto', 'produtos'),
  ].join(' e ');
  return `${displayName(name)} ainda responde por ${what}. Transfira a responsabilidade antes de excluir.`;
}
