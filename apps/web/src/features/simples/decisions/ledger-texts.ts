import type { LedgerPart, LedgerProduct } from '@restitui/domain/simples/decisions/product-ledger.api.ts';

export const ledgerPartLabels: Record<LedgerPart, string> = {
  todos: 'Todos',
  suspeitos: 'Suspeitos',
  a_decidir: 'A decidir',
  contados: 'Contam',
  fora: 'Não contam',
  decididos: 'Decididos',
};

const cents = (reais: number) => Math.round(reais * 100);

/** Returns the classification of a product: counted, not counted, partly counted or open. */
export function ledgerState({ valor, contado, revisar, decisao }: LedgerProduct) {
  if (revisar && decisao === null) return { label: 'A decidir', tone: 'warning' } as const;
  if (contado === 0) return { label: 'Não conta', tone: 'neutral' } as const;
  if (cents(contado) === cents(valor)) return { label: 'Conta', tone: 'positive' } as const;
  return { label: 'Conta em parte', tone: 'info' } as const;
}
