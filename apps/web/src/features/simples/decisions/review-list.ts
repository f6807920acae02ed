import { decidedKey } from '@restitui/domain/simples/decisions/overruled-products.ts';
import type { LedgerProduct, ReviewGroup } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { maxDecisions, type NewDecision } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';

/** Returns the other listed products with the same legal position and the same question: one answer fits all. */
export function similarProducts(groups: readonly ReviewGroup[], product: LedgerProduct): LedgerProduct[] {
  const group = groups.find(({ produtos }) => produtos.includes(product));
  const { classificacao } = product;
  return group?.produtos.filter((one) => one !== product && one.classificacao === classificacao) ?? [];
}

/** Returns the keys of the marked products after products are marked or unmarked; at most `maxDecisions` are marked. */
export function markProducts(
  marked: ReadonlySet<string>,
  products: readonly LedgerProduct[],
  isOn: boolean,
): ReadonlySet<string> {
  const next = new Set(marked);
  for (const product of products) {
    if (!isOn) next.delete(decidedKey(product));
    else if (next.size < maxDecisions) next.add(decidedKey(product));
  }
  return next;
}

interface Answer {
  id_client: string;
  contar: boolean;
  /** The reason for all products, or for each. */
  motivo: string | ((product: LedgerProduct) => string);
}

/** Builds the decision on a product of a client. */
export function decisionOn(product: LedgerProduct, { id_client, contar, motivo }: Answer): NewDecision {
  const { codigo, produto, ncm, extipi } = product;
  return {
    ...{ alcance: 'cliente', tipo: 'produto', id_client, codigo, extipi, contar },
    ...{ produto: produto.slice(0, 200), ncm: ncm.replace(/\D/g, '') },
    motivo: typeof motivo === 'string' ? motivo : motivo(product),
  };
}
