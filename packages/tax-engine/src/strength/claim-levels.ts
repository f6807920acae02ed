import { elementAt } from '../element-at.ts';
import type { Annex, GroupCents } from '../engine-types.ts';
import { type AnnexGroups, annexes, carryReturns, createAnnexGroups, groups } from '../notes/carry-returns.ts';
import type { Strength } from './strength.ts';

const levels = ['certain', 'defensible', 'possible'] as const;
export type ClaimLevel = (typeof levels)[number];

interface Sums {
  sales: AnnexGroups;
  returns: AnnexGroups;
}

const createSums = (): Sums => ({ sales: createAnnexGroups(), returns: createAnnexGroups() });

/** Amounts of one claim in a month. Cents, positive on both sides. */
export interface ClaimAmounts {
  annex: Annex;
  st: boolean;
  sales: number;
  returns: number;
}

/** The groups of one month at each level, built from what the rules count. */
export class MonthLevels {
  readonly #counted = createSums();
  readonly #moved: Record<ClaimLevel, Sums> = {
    certain: createSums(),
    defensible: createSums(),
    possible: createSums(),
  };

  /** Adds an amount of a note as the rules count it. Cents. */
  addCounted(returned: boolean, annex: Annex, group: keyof GroupCents, cents: number): void {
    this.#counted[returned ? 'returns' : 'sales'][annex][group] += cents;
  }

  /** Removes a counted claim from the levels that its strength does not reach. */
  addClaim(amounts: ClaimAmounts, strength: Strength): void {
    if (strength === 'certa') return;
    this.#move('certain', amounts, -1);
    if (strength === 'a_provar') this.#move('defensible', amounts, -1);
  }

  /** Adds a claim that awaits a decision to what is possible. */
  addOpen(amounts: ClaimAmounts): void {
    this.#move('possible', amounts, 1);
  }

  at(level: ClaimLevel): Sums {
    const sums = createSums();
    for (const side of ['sales', 'returns'] as const)
      for (const annex of annexes)
        for (const group of groups)
          sums[side][annex][group] = this.#counted[side][annex][group] + this.#moved[level][side][annex][group];
    return sums;
  }

  #move(level: ClaimLevel, { annex, st, sales, returns }: ClaimAmounts, sign: 1 | -1): void {
    const [mono, other] = st ? (['both', 'st'] as const) : (['mono', 'none'] as const);
    const to = this.#moved[level];
    to.sales[annex][mono] += sign * sales;
    to.sales[annex][other] -= sign * sales;
    to.returns[annex][mono] += sign * returns;
    to.returns[annex][other] -= sign * returns;
  }
}

/** Deducts returns at each level, in chronological order; an excess is carried to the next month (CGSN 140 art. 17). */
export function groupsByLevel(months: readonly MonthLevels[]): Record<ClaimLevel, Record<Annex, GroupCents>>[] {
  const carried = levels.map((level) => carryReturns(months.map((month) => month.at(level))).months);
  return months.map((_, i) => {
    const [certain, defensible, possible] = carried.map((list) => elementAt(list, i).groups);
    return { certain, defensible, possible } as Record<ClaimLevel, Record<Annex, GroupCents>>;
  });
}
