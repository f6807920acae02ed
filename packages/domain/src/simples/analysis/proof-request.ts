import { counted } from '@restitui/brazil/counted.ts';
import type { ClaimStrength } from './claim-strength.ts';
import type { ProofProduct } from './proof-requests.api.ts';
import type { AnalysisItem } from './simples-analysis.api.ts';

/** For items of results in which the engine did not say what would prove them. */
const usualProof = 'Nota de compra do fabricante ou do distribuidor com o produto.';

/** Strengths of claims that have something left to prove, the weakest first. */
export const unproved = ['a_provar', 'defensavel'] as const satisfies readonly ClaimStrength[];

/** Returns whether proof can be asked for an item: its claim is not certain. */
export function needsProof({ forca }: Pick<AnalysisItem, 'forca'>): boolean {
  return unproved.some((strength) => strength === forca);
}

/** Returns what would prove an item; empty when nothing has to be proved. */
export function wantedProof(item: Pick<AnalysisItem, 'forca' | 'prova_pedida'>): string {
  return needsProof(item) ? item.prova_pedida || usualProof : '';
}

/** Returns each product once that needs proof, as it is printed on the notes. */
export function productsToProve(items: readonly (ProofProduct & Pick<AnalysisItem, 'forca'>)[]): ProofProduct[] {
  const products = new Map<string, ProofProduct>();
  for (const item of items.filter(needsProof)) {
    const { codigo, produto, ncm } = item;
    products.set(JSON.stringify([codigo, produto, ncm]), { codigo, produto, ncm });
  }
  return [...products.values()];
}

/** Returns the request for the client: its title, and a line per product with what would prove it. pt-BR. */
export function proofRequestTexts(
  competencia: string,
  products: readonly (ProofProduct & { wanted: string })[],
): { item: string; detalhes: string[] } {
  return {
    item: `Prova de ${counted(products.length, 'produto vendido', 'produtos vendidos')} em ${competencia}`,
    detalhes: products.map(
      ({ codigo, produto, wanted }) => `${produto} (código ${codigo || 'não informado'}): ${wanted}`,
    ),
  };
}
