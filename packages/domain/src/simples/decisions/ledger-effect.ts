import type { LedgerProduct } from './product-ledger.api.ts';

type Effect = Pick<LedgerProduct, 'efeito' | 'efeito_possivel'>;

/** Returns what both answers change in the refund, in reais: to count all of it, and to count nothing. */
export function ledgerOutcomes({ efeito, efeito_possivel }: Effect) {
  const exact = (value: number) => Math.round(value * 100) / 100;
  return { counted: exact(efeito_possivel - efeito), left: exact(-efeito) };
}

/** Returns the change in reais that the other answer brings: the larger of both outcomes. */
export function ledgerEffect(product: Effect): number {
  const { counted, left } = ledgerOutcomes(product);
  return Math.abs(counted) >= Math.abs(left) ? counted : left;
}
