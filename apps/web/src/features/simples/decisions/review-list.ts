import type { LedgerProduct, ReviewGroup } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import type { NewDecision } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { questionOf } from './review-texts.ts';

/** Returns the other listed products with the same legal position and the same question: one answer fits all. */
export function similarProducts(groups: readonly ReviewGroup[], product: LedgerProduct): LedgerProduct[] {
  const group = groups.find(({ produtos }) => produtos.includes(product));
  const others = group?.produtos.filter(
    (one) => one !== product && questionOf(one.regra) === questionOf(product.regra),
  );
  return others ?? [];
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
