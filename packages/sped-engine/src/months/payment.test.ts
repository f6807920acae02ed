import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freedPayment, totalsMismatch } from './payment.ts';
import type { Reduction } from './reductions.ts';

const reductionOf = (nonCumulative: number, cumulative: number): Reduction => ({
  mono: 0,
  st: 0,
  icms: nonCumulative + cumulative,
  nonCumulative,
  cumulative,
  buckets: [],
});

/** A sound M200: deductions never exceed what they are deducted from. */
const amounts = fc.nat({ max: 1_000_000 });
const totals = fc.tuple(amounts, amounts, amounts, amounts, amounts, amounts, amounts, amounts).map((given) => {
  const [f02, a, b, c, d, f09, e, f] = given;
  const f03 = Math.min(a, f02);
  const f04 = Math.min(b, f02 - f03);
  const f05 = f02 - f03 - f04;
  const f06 = Math.min(c, f05);
  const f07 = Math.min(d, f05 - f06);
  const f08 = f05 - f06 - f07;
  const f10 = Math.min(e, f09);
  const f11 = Math.min(f, f09 - f10);
  const f12 = f09 - f10 - f11;
  return [f02, f03, f04, f05, f06, f07, f08, f09, f10, f11, f12, f08 + f12];
});

/** A second reckoning: what is owed again from the start, with the lower contribution. */
function owedAgain(m200: number[], less: Reduction) {
  const [f02 = 0, f03 = 0, f04 = 0, , f06 = 0, f07 = 0, , f09 = 0, f10 = 0, f11 = 0] = m200;
  const afterCredits = Math.max(0, f02 - less.nonCumulative - f03 - f04);
  const nonCumulative = Math.max(0, afterCredits - f06 - f07);
  return nonCumulative + Math.max(0, f09 - less.cumulative - f10 - f11);
}

describe('freedPayment', () => {
  it('frees no negative retention, and no more than is due, from negative fields of a damaged file', () => {
    const retained = freedPayment([100, 0, 0, 100, -30, 0, 130, 0, 0, 0, 0, 130], reductionOf(40, 0), 0);
    expect(retained).toMatchObject({ freedRetention: 0, recoverable: 70 });
    const mixed = freedPayment([-50, 0, 0, -50, 0, 0, -50, 100, 0, 0, 100, 50], reductionOf(0, 100), 0);
    expect(mixed).toMatchObject({ recoverable: 50, dueAfter: 0 });
  });

  it('equals what was paid less what is owed again', () => {
    fc.assert(
      fc.property(
        totals,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (m200, a, b) => {
          expect(totalsMismatch(m200)).toBe(0);
          const less = reductionOf(Math.floor((m200[0] ?? 0) * a), Math.floor((m200[7] ?? 0) * b));
          const payment = freedPayment(m200, less, 0);
          expect(payment.recoverable).toBe((m200[11] ?? 0) - owedAgain(m200, less));
        },
      ),
    );
  });

  it('frees payment, retention and credit that add up to the reduction, none of them negative', () => {
    fc.assert(
      fc.property(totals, fc.double({ min: 0, max: 1, noNaN: true }), (m200, share) => {
        const less = reductionOf(Math.floor((m200[0] ?? 0) * share), Math.floor((m200[7] ?? 0) * share));
        const { recoverable, freedRetention, freedCredit, missing } = freedPayment(m200, less, 0);
        expect([recoverable, freedRetention, freedCredit].every((cents) => cents >= 0)).toBe(true);
        expect(recoverable + freedRetention + freedCredit).toBe(less.nonCumulative + less.cumulative);
        expect(recoverable).toBeLessThanOrEqual(m200[11] ?? 0);
        expect(missing).toBe(0);
      }),
    );
  });

  it('shows nothing to recover when credits to be undone exceed the gain', () => {
    const m200 = [33_000, 30_000, 0, 3_000, 0, 0, 3_000, 0, 0, 0, 0, 3_000];
    expect(freedPayment(m200, reductionOf(1_000, 0), 5_000)).toMatchObject({ recoverable: 0, missing: 4_000 });
  });
});

describe('totalsMismatch', () => {
  it('sums the differences beyond a cent', () => {
    expect(totalsMismatch([100, 0, 0, 100, 0, 0, 100, 0, 0, 0, 0, 101])).toBe(0);
    expect(totalsMismatch([100, 0, 0, 90, 0, 0, 90, 0, 0, 0, 0, 90])).toBe(10);
  });
});
