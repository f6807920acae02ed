import type { Annex, Group, GroupCents } from '../engine-types.ts';

export const groups: Group[] = ['none', 'st', 'mono', 'both'];
export const annexes: Annex[] = ['I', 'II'];
export type AnnexGroups = Record<Annex, GroupCents>;

/** Creates groups with zero cents for both annexes. */
export function createAnnexGroups(): AnnexGroups {
  return { I: { none: 0, st: 0, mono: 0, both: 0 }, II: { none: 0, st: 0, mono: 0, both: 0 } };
}

/** Sales less returns of a month, each group floored at zero. Cents. */
export interface CarriedMonth {
  groups: AnnexGroups;
  /** Cents of this month's own returns that exceed its sales. */
  carried: number;
  /** Sales less the returns of this month and those carried into it, without the floor. Cents. */
  unfloored: number;
}

/**
 * Deducts returns from the sales of their group and carries the excess to the next month (CGSN 140/2018 art. 17).
 * `months` are in chronological order; `left` is what no month absorbed. Cents.
 */
export function carryReturns(months: { sales: AnnexGroups; returns: AnnexGroups }[]): {
  months: CarriedMonth[];
  left: number;
} {
  const carry = createAnnexGroups();
  const carried = months.map(({ sales, returns }) => {
    const month: CarriedMonth = { groups: createAnnexGroups(), carried: 0, unfloored: 0 };
    for (const annex of annexes) {
      for (const group of groups) {
        const net = sales[annex][group] - returns[annex][group] - carry[annex][group];
        month.groups[annex][group] = Math.max(0, net);
        month.unfloored += net;
        carry[annex][group] = Math.max(0, -net);
        month.carried += Math.min(returns[annex][group], carry[annex][group]);
      }
    }
    return month;
  });
  const left = annexes.reduce((sum, annex) => sum + groups.reduce((part, group) => part + carry[annex][group], 0), 0);
  return { months: carried, left };
}
