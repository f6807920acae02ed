import type { SimplesDecision } from './simples-decisions.api.ts';

/** A product as it is printed on the notes. */
export type OverruledProduct = Pick<SimplesDecision, 'produto' | 'ncm' | 'extipi'> & { codigo: string };

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Returns what a decision on a product is about as one text: code, NCM and TIPI exception, not its name. */
export function decidedKey({ codigo, ncm, extipi }: Pick<OverruledProduct, 'codigo' | 'ncm' | 'extipi'>): string {
  return [codigo, digitsOf(ncm), Number(digitsOf(extipi))].join('|');
}

/** Returns each product once, in the form of a decision's subject. Products without a complete NCM are left out. */
export function distinctProducts(items: readonly OverruledProduct[]): OverruledProduct[] {
  const products = new Map<string, OverruledProduct>();
  for (const { codigo, produto, ncm, extipi } of items) {
    const product = { codigo, produto: produto.slice(0, 200), ncm: digitsOf(ncm), extipi };
    if (product.ncm.length === 8 && !products.has(decidedKey(product))) products.set(decidedKey(product), product);
  }
  return [...products.values()];
}
