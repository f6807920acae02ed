import { counted } from '@restitui/brazil/counted.ts';
import { compareTaxMonths, type TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { ClaimStrength } from './claim-strength.ts';
import type { ProofProduct } from './proof-requests.api.ts';
import type { AnalysisItem } from './simples-analysis.api.ts';

/** For items of results in which the engine did not say what would prove them. */
const usualProof = 'Nota de compra do fabricante ou do distribuidor com o produto.';

/** Strengths of claims that have something left to prove, the weakest first. */
const unproved = ['a_provar', 'defensavel'] as const satisfies readonly ClaimStrength[];

/** Claim of an item, or of a part of a product. */
export type Claim = Pick<AnalysisItem, 'revisar' | 'forca' | 'prova_pedida'>;

/** A product with what would prove it. */
export type ProductToProve = ProofProduct & { wanted: string };

/** An open item has no strength in older results. */
const strengthOf = ({ revisar, forca }: Claim) => (revisar ? 'a_provar' : forca);

/**
 * Returns what would prove a product or an item by the weakest of its claims, the first one of these; empty when
 * nothing has to be proved. pt-BR.
 */
export function wantedProof(claims: readonly Claim[]): string {
  const [weakest] = unproved.flatMap((strength) => claims.filter((claim) => strengthOf(claim) === strength));
  return weakest ? weakest.prova_pedida || usualProof : '';
}

/** Returns each product once that has something left to prove, as it is printed on the notes. */
export function productsToProve(items: readonly (ProofProduct & Claim)[]): ProductToProve[] {
  const products = Map.groupBy(items, ({ codigo, produto, ncm }) => JSON.stringify([codigo, produto, ncm]));
  return [...products.values()].flatMap((claims) => {
    const [{ codigo, produto, ncm } = { codigo: '', produto: '', ncm: '' }] = claims;
    const wanted = wantedProof(claims);
    return wanted === '' ? [] : [{ codigo, produto, ncm, wanted }];
  });
}

/**
 * Returns the request for the client: its title, and a line per product with what would prove it. pt-BR.
 * @param months the months in which the products were sold, in any order
 */
export function proofRequestTexts(
  months: readonly TaxMonth[],
  products: readonly ProductToProve[],
): { item: string; detalhes: string[] } {
  const sorted = [...months].sort(compareTaxMonths);
  const [first, last] = [sorted.at(0), sorted.at(-1)];
  const when = first === last ? `em ${first}` : `de ${first} a ${last}`;
  return {
    item: `Prova de ${counted(products.length, 'produto vendido', 'produtos vendidos')} ${when}`,
    detalhes: products.map(
      ({ codigo, produto, wanted }) => `${produto} (código ${codigo || 'não informado'}): ${wanted}`,
    ),
  };
}
