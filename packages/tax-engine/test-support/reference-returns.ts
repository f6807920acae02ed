import type { GoldenGroups } from './golden-month.ts';

type Groups = Record<'I' | 'II', GoldenGroups>;

/** Sales and returns of a month by annex and group, cents. */
export interface Movement {
  sales: Groups;
  returns: Groups;
}

/** The result of a month, cents. */
export interface DeductedMonth {
  groups: Groups;
  /** Returns of this month for which its sales do not suffice. */
  postponed: number;
  /** Sales less all returns that are open in this month. */
  unfloored: number;
}

/** A return that has not been deducted in full: the number of its month, and what is left of it in cents. */
interface Open {
  month: number;
  cents: number;
}

const annexes = ['I', 'II'] as const;
const groups = ['none', 'st', 'mono', 'both'] as const;
const sum = (open: readonly Open[]) => open.reduce((total, { cents }) => total + cents, 0);

/** Deducts the oldest return first; returns the sales that are left, and takes from `open` what was deducted. */
function deduct(sold: number, open: Open[]): number {
  let left = sold;
  for (const one of open) {
    const part = Math.min(left, one.cents);
    one.cents -= part;
    left -= part;
  }
  return left;
}

/**
 * Deducts returns as CGSN 140/2018 art. 17 has it: from the revenue of the month of the return, and what exceeds it from
 * the months after, each return by itself. Independent of the engine, which carries sums. `left` is what no month
 * deducted, cents.
 */
export function deductReturns(movements: readonly Movement[]): { months: DeductedMonth[]; left: number } {
  const months = movements.map((): DeductedMonth => {
    const zero = { none: 0, st: 0, mono: 0, both: 0 };
    return { groups: { I: { ...zero }, II: { ...zero } }, postponed: 0, unfloored: 0 };
  });
  let left = 0;
  for (const annex of annexes) {
    for (const group of groups) {
      const open: Open[] = [];
      for (const [month, { sales, returns }] of movements.entries()) {
        const result = months[month];
        if (!result) continue;
        open.push({ month, cents: returns[annex][group] });
        result.unfloored += sales[annex][group] - sum(open);
        result.groups[annex][group] = deduct(sales[annex][group], open);
        result.postponed += sum(open.filter((one) => one.month === month));
      }
      left += sum(open);
    }
  }
  return { months, left };
}
