export interface Duties {
  /** Clients of which the person is responsible or manager. */
  clients: number;
  /** Products that the person analyses, in whatever tenant. */
  products: number;
}

/** Whether the person still answers for something. */
export function hasDuties({ clients, products }: Duties): boolean {
  return clients + products > 0;
}

const counted = (count: number, one: string, many: string) =>
  count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];

/** Why a person who still answers for something is not deleted, and what to do. */
export function dutiesMessage(name: string, { clients, products }: Duties): string {
  const what = [...counted(clients, 'cliente', 'clientes'), ...counted(products, 'produto', 'produtos')].join(' e ');
  return `${name} ainda responde por ${what}. Transfira a responsabilidade antes de excluir.`;
}
