import type { Assessment } from '../contributions/assessment.ts';
import type { ChoiceEffect } from './month-assessment.ts';
import type { Reversed, Settlement } from './month-settlement.ts';
import { MonthSums, type RateSums } from './month-sums.ts';
import { freedPayment, type Payment, totalsMismatch, unchangedPayment } from './payment.ts';
import { type Reduction, reduce } from './reductions.ts';
import { settleRates } from './settle-rates.ts';

/** A part of the sums of a rate that a decision changes. Cents. */
export interface Move {
  pisRate: number;
  cofinsRate: number;
  isSubstitution: boolean;
  part: 'toExclude' | 'substituted' | 'monoPis' | 'monoCofins';
  cents: number;
}

/** A contribution of a month: what its bases lose, and the payment that follows. */
export interface SettledContribution {
  reduction: Reduction;
  payment: Payment;
}

/** Computes the reduction and the payment of one contribution from settled rates. Adds pendencies to `sums`. */
export function contributionOf(
  name: 'pis' | 'cofins',
  assessment: Assessment,
  incidence: string,
  reversed: number,
  sums: MonthSums,
): SettledContribution {
  const reduction = reduce(name, assessment, incidence, sums);
  const { totals, rates } = assessment;
  if (!totals || rates.length === 0) {
    if (sums.taxedLines > 0) sums.pendencies.add('SEM_APURACAO', null, null);
    return { reduction, payment: unchangedPayment(totals) };
  }
  const mismatch = totalsMismatch(totals);
  if (mismatch > 0) {
    sums.pendencies.add('M200_NAO_CONFERE', mismatch, null);
    return { reduction, payment: unchangedPayment(totals) };
  }
  return { reduction, payment: freedPayment(totals, reduction, reversed) };
}

/** Computes the payments of a month whose rates are `sums`, which it settles. */
export function settledPayments(
  { incidence, assessment, returns }: Pick<Settlement, 'incidence' | 'assessment' | 'returns'>,
  reversed: Reversed,
  sums: MonthSums,
): { pis: Payment; cofins: Payment } {
  settleRates(assessment, sums, new Map(returns));
  return {
    pis: contributionOf('pis', assessment.pis, incidence, reversed.pis, sums).payment,
    cofins: contributionOf('cofins', assessment.cofins, incidence, reversed.cofins, sums).payment,
  };
}

/** Returns the change from one pair of payments to another. Cents. */
export function paymentChange(
  before: { pis: Payment; cofins: Payment },
  after: { pis: Payment; cofins: Payment },
): Omit<ChoiceEffect, 'codigo' | 'imposto'> {
  const ofBoth = (field: 'freedRetention' | 'freedCredit') =>
    after.pis[field] + after.cofins[field] - before.pis[field] - before.cofins[field];
  return {
    pis_a_recuperar: after.pis.recoverable - before.pis.recoverable,
    cofins_a_recuperar: after.cofins.recoverable - before.cofins.recoverable,
    retencao_liberada: ofBoth('freedRetention'),
    credito_liberado: ofBoth('freedCredit'),
  };
}

/**
 * Computes what moves would change in the month alone (SP-123), with the functions that computed the month.
 * `reversedAfter` are the credits to be undone afterwards; by default they fall with the last monofásico goods, and come
 * back with the first ones. Cents.
 */
export function effectOfMoves(
  settlement: Settlement,
  moves: readonly Move[],
  reversedAfter?: Reversed,
): Omit<ChoiceEffect, 'codigo' | 'imposto'> {
  const { rates, taxedLines, reversed } = settlement;
  const [before, after] = [MonthSums.ofRates(rates, taxedLines), MonthSums.ofRates(rates, taxedLines)];
  for (const { pisRate, cofinsRate, isSubstitution, part, cents } of moves) {
    const rate = after.ofRates(pisRate, cofinsRate, isSubstitution);
    rate[part] = Math.max(0, rate[part] + cents);
  }
  return paymentChange(
    settledPayments(settlement, reversed, before),
    settledPayments(settlement, reversedAfter ?? reversedBy(settlement, after), after),
  );
}

function reversedBy({ rates, reversed, reversedWithMono }: Settlement, after: MonthSums): Reversed {
  const hadMono = rates.some(hasMono);
  if (hadMono === [...after.rates.values()].some(hasMono)) return reversed;
  return hadMono ? { pis: 0, cofins: 0 } : (reversedWithMono ?? reversed);
}

function hasMono({ monoPis, monoCofins }: RateSums): boolean {
  return monoPis > 0 || monoCofins > 0;
}
