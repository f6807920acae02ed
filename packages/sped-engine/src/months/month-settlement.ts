import type { Assessment } from '../contributions/assessment.ts';
import type { RateSums } from './month-sums.ts';

/** Block M of both contributions. */
interface Assessments {
  pis: Assessment;
  cofins: Assessment;
}

/** Credits to be undone, by contribution. Cents. */
export interface Reversed {
  pis: number;
  cofins: number;
}

/** Facts that the payment of a month follows from, before its rates are settled. Plain data. Cents. */
export interface Settlement {
  /** COD_INC_TRIB. */
  incidence: string;
  taxedLines: number;
  rates: RateSums[];
  assessment: Assessments;
  reversed: Reversed;
  /** Credits to be undone once a monofásico line counts again; only for a month whose lines were all rejected. */
  reversedWithMono?: Reversed;
  /** Returns of earlier months that wait for sales, by pair of rates. */
  returns: [rates: string, cents: number][];
}
