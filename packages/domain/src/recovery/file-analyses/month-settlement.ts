/** Sums of the lines of a month with one pair of rates. Cents; rates in ten-thousandths of a percent. */
interface SettledRate {
  pisRate: number;
  cofinsRate: number;
  isSubstitution: boolean;
  toExclude: number;
  excluded: number;
  returned: number;
  substituted: number;
  monoPis: number;
  monoCofins: number;
  pisBase: number;
  cofinsBase: number;
  judged: number;
}

/** Block M of one contribution. Cents. */
interface SettledBlock {
  rates: {
    code: string;
    declaredBase: number;
    base: number;
    rate: number;
    assessed: number;
    deferred: number;
    excludedBase: number;
    otherMonths: number;
    reduced: number;
  }[];
  totals?: readonly number[] | undefined;
}

/**
 * Facts that the payment of a month of SPED files follows from. Kept beside the month and never sent: the engine computes with
 * it what a further decision would change, without reading the files again (SP-123).
 */
export interface MonthSettlement {
  incidence: string;
  taxedLines: number;
  rates: SettledRate[];
  assessment: { pis: SettledBlock; cofins: SettledBlock };
  reversed: { pis: number; cofins: number };
  returns: [rates: string, cents: number][];
}
