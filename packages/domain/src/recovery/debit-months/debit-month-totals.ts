import { sumOfReais } from '@restitui/brazil/money.ts';
import type { DebitItem, DebitMonth } from './debit-months.api.ts';

/** Sums the items of a month, exact to the cent. */
export function totalUsedOf(items: readonly Pick<DebitItem, 'value'>[]): number {
  return sumOfReais(items.map(({ value }) => value));
}

type Figures = Pick<DebitMonth, 'credit' | 'totalUsed' | 'isPaid'>;

export interface DebitTotals {
  credit: number;
  used: number;
  paid: number;
  /** Used and not yet paid. */
  open: number;
  /** Credit minus used amount; may be negative. */
  balance: number;
}

/** Sums a list of months. */
export function debitTotals(months: readonly Figures[]): DebitTotals {
  const credit = sumOfReais(months.map((month) => month.credit));
  const used = sumOfReais(months.map((month) => month.totalUsed));
  const paid = sumOfReais(months.filter(({ isPaid }) => isPaid).map((month) => month.totalUsed));
  return { credit, used, paid, open: sumOfReais([used, -paid]), balance: sumOfReais([credit, -used]) };
}

export type MonthSituation = 'disponivel' | 'negativo' | 'indisponivel';

export const monthSituationLabels: Record<MonthSituation, string> = {
  disponivel: 'Disponível',
  negativo: 'Negativo',
  indisponivel: 'Indisponível',
};

export type MonthPayment = 'pago' | 'aberto' | 'sem_valor';

export const monthPaymentLabels: Record<MonthPayment, string> = {
  pago: 'Pago',
  aberto: 'Em aberto',
  sem_valor: 'Sem valor',
};

/** Returns the payment of a month. A mark as paid has no meaning while nothing was used in the month. */
export function monthPayment({ totalUsed, isPaid }: Pick<Figures, 'totalUsed' | 'isPaid'>): MonthPayment {
  if (totalUsed === 0) return 'sem_valor';
  return isPaid ? 'pago' : 'aberto';
}

/** Classifies a month with its own credit: a rest remains, more was used than available, or nothing is available. */
export function monthSituation({ credit, totalUsed }: Pick<Figures, 'credit' | 'totalUsed'>): MonthSituation {
  if (totalUsed > credit) return 'negativo';
  return totalUsed < credit ? 'disponivel' : 'indisponivel';
}
