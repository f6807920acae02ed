import { reaisOf } from '@restitui/brazil/money.ts';
import type { DebitItem, DebitMonth } from './debit-months.api.ts';

const sum = (amounts: readonly number[]) => reaisOf(amounts.reduce((cents, each) => cents + Math.round(each * 100), 0));

/** What a month used: its items, added up in whole cents. */
export function totalUsedOf(items: readonly Pick<DebitItem, 'value'>[]): number {
  return sum(items.map(({ value }) => value));
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
  const credit = sum(months.map((month) => month.credit));
  const used = sum(months.map((month) => month.totalUsed));
  const paid = sum(months.filter(({ isPaid }) => isPaid).map((month) => month.totalUsed));
  return { credit, used, paid, open: sum([used, -paid]), balance: sum([credit, -used]) };
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
