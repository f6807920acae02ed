import { integerCents } from '@restitui/brazil/money.ts';
import { describe, expect, it } from 'vitest';
import {
  type AssessmentAmounts,
  assessmentBalances,
  creditUses,
  newExcess,
  type ProductAmounts,
} from './product-balance.ts';

const cents = integerCents;
const assessment = (change: Partial<AssessmentAmounts> = {}): AssessmentAmounts => ({
  ...{ id: 'a', credits: null, found: cents(0), typed: null, storedRefund: null, months: null },
  ...change,
});
const product = (assessments: AssessmentAmounts[], change: Partial<ProductAmounts> = {}): ProductAmounts => ({
  ...{ assessments, reported: null, controlled: null },
  ...change,
});
const credits = { corrected: cents(1_100), compensated: cents(300) };
const months = { credit: cents(0), used: cents(500), paid: cents(400) };

describe('assessmentBalances', { tags: ['C-11', 'D-22'] }, () => {
  it('has no use while nothing is recorded', () => {
    const balance = { id: 'a', found: 900, credit: 900, refunded: null, open: null };
    expect(assessmentBalances(product([assessment({ found: cents(900) })]))).toEqual([balance]);
  });

  it('counts the largest of credits, months, report and control, not their sum', () => {
    const of = (change: Partial<ProductAmounts>) =>
      assessmentBalances(product([assessment({ credits, months })], change))[0]?.refunded;
    expect(of({})).toBe(400);
    expect(of({ reported: cents(450) })).toBe(450);
    expect(of({ controlled: { original: cents(1_000), used: cents(460) } })).toBe(460);
    expect(of({ reported: cents(10) })).toBe(400);
  });

  it('counts the stored refund while neither credits nor months have one', () => {
    const of = (one: Partial<AssessmentAmounts>) =>
      assessmentBalances(product([assessment({ storedRefund: cents(70), ...one })]))[0]?.refunded;
    expect([of({}), of({ credits })]).toEqual([70, 300]);
  });

  it('shows unpaid months as open', () => {
    expect(assessmentBalances(product([assessment({ months })]))[0]).toMatchObject({ refunded: 400, open: 100 });
  });

  it('takes the typed credit, then the corrected one, then what months or control have', () => {
    const of = (one: Partial<AssessmentAmounts>, change: Partial<ProductAmounts> = {}) =>
      assessmentBalances(product([assessment({ found: cents(50), ...one })], change))[0]?.credit;
    expect(of({ credits, typed: cents(7) })).toBe(7);
    expect(of({ credits })).toBe(1_100);
    expect(of({ months: { ...months, credit: cents(80) } })).toBe(80);
    expect(of({}, { controlled: { original: cents(90), used: cents(0) } })).toBe(90);
  });

  it('counts report and control for the newest assessment, less what older ones used', () => {
    const [older, newest] = assessmentBalances(
      product([assessment({ credits, found: cents(1_000) }), assessment({ id: 'b' })], {
        reported: cents(350),
        controlled: { original: cents(1_400), used: cents(320) },
      }),
    );
    expect(older).toMatchObject({ refunded: 300, found: 1_000 });
    expect(newest).toMatchObject({ id: 'b', refunded: 50, found: 400, credit: 400 });
  });
});

describe('newExcess', { tags: ['D-22'] }, () => {
  const used = (amount: number) => product([assessment({ credits, months: { ...months, used: cents(amount) } })]);
  const reported = (amount: number) => product([assessment({ credits })], { reported: cents(amount) });

  it('finds months and reports above the credit', () => {
    expect(newExcess(used(500), used(1_100))).toBeUndefined();
    expect(newExcess(used(500), used(1_101))).toEqual({ of: 'months', id: 'a', credit: 1_100, used: 1_101 });
    expect(newExcess(reported(500), reported(1_101))).toMatchObject({ of: 'report', used: 1_101 });
  });

  it('allows a change that lowers an excess, and any use without a recorded credit', () => {
    expect(newExcess(used(2_000), used(1_500))).toBeUndefined();
    const unknown = product([assessment({ months: { ...months, credit: cents(100) } })]);
    expect(creditUses(unknown)).toEqual([{ of: 'months', id: 'a', credit: 0, used: 500 }]);
    expect(newExcess(product([assessment()]), unknown)).toBeUndefined();
  });
});
