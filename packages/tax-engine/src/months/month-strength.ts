import type { Annex, GroupCents, MonthOfNotes } from '../engine-types.ts';
import type { Declaration } from '../pgdas/declaration.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { Strength } from '../strength/strength.ts';
import type { MonthStrength, StrengthAmounts } from './analysis-row.ts';
import { computeMonth } from './compute-month.ts';
import { paymentStatus } from './payment-status.ts';
import type { Reproduction } from './reproduce.ts';

/** A refund at growing levels of proof, cents: each contains the one before it. `total` is the computed refund. */
interface Levels {
  certain: number;
  defensible: number;
  total: number;
  possible: number;
}

/** A month that was computed, with the refund of its total in cents. */
export interface AssessedMonth {
  declaration: Declaration;
  notes: MonthOfNotes;
  reproduction: Reproduction;
  refund: number;
}

/** Computes the refund again with other items counted as monofásico. Rounding never makes a level exceed the next. */
function levelsOf({ declaration, notes, reproduction, refund: total }: AssessedMonth): Levels | undefined {
  const { claims } = notes;
  if (!claims) return undefined;
  const refundOf = (groups: Record<Annex, GroupCents>) => {
    const computed = computeMonth(declaration, { ...notes, groups }, reproduction);
    return 'error' in computed ? 0 : computed.refund.cofins + computed.refund.pis;
  };
  const certain = Math.min(refundOf(claims.certain), total);
  const defensible = Math.min(Math.max(certain, refundOf(claims.defensible)), total);
  return { certain, defensible, total, possible: Math.max(total, refundOf(claims.possible)) };
}

function amountsOf({ certain, defensible, total, possible }: Levels): StrengthAmounts {
  return {
    certa: certain / 100,
    defensavel: (defensible - certain) / 100,
    a_provar: (total - defensible) / 100,
    a_revisar: (possible - total) / 100,
  };
}

/** The weakest part of the total; a month without a total that awaits decisions is still to be proved. */
function weakest({ certain, defensible, total, possible }: Levels): Strength | null {
  if (possible === 0) return null;
  if (total > defensible || total === 0) return 'a_provar';
  return defensible > certain ? 'defensavel' : 'certa';
}

/** The strength of a month, and the part of it that the sum over months contains. */
export interface StrengthOfMonth {
  forca: MonthStrength;
  forca_na_soma: StrengthAmounts;
}

/** Splits the refund of a month by strength, in reais; undefined when its items were not assessed. */
export function monthStrength(
  month: AssessedMonth,
  asOf: string,
  rules: RuleSet | undefined,
): StrengthOfMonth | undefined {
  const levels = levelsOf(month);
  if (!levels) return undefined;
  const inSum = (refund: number) => {
    const { timeBarred, unpaid, overPaid } = paymentStatus(month.declaration, refund, asOf, rules).leftOut;
    return refund - timeBarred - unpaid - overPaid;
  };
  const { certain, defensible, total, possible } = levels;
  return {
    forca: { ...amountsOf(levels), nivel: weakest(levels) },
    forca_na_soma: amountsOf({
      certain: inSum(certain),
      defensible: inSum(defensible),
      total: inSum(total),
      possible: inSum(possible),
    }),
  };
}
