import { sumOfReais } from '@restitui/brazil/money.ts';
import type { DebitItem, DebitMonth } from './debit-months.api.ts';

/** What a month used: its items, added up in whole cents. */
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
  /** Credit less what was used; negative when more was used than there was. */
  balance: number;
}

/** All figures above a list of months. */
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

/** Of a month that has a credit of its own: something left, used beyond it, or nothing to use. */
export function monthSituation({ credit, totalUsed }: Pick<Figures, 'credit' | 'totalUsed'>): MonthSituation {
  if (totalUsed > credit) return 'negativo';
  return totalUsed < credit ? 'disponivel' : 'indisponivel';
}
