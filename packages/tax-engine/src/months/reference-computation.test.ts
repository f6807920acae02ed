import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GoldenActivity, GoldenInput, GoldenMark } from '../../test-support/golden-month.ts';
import { rowOfGolden } from '../../test-support/golden-row.ts';
import { computeReferenceMonth } from '../../test-support/reference-month.ts';
import { deductReturns, type Movement } from '../../test-support/reference-returns.ts';

const cents = fc.integer({ min: 1, max: 5_000_000 });
const parcels = (...marks: (GoldenMark | undefined)[]) =>
  fc.array(
    fc
      .record({ cents, mark: fc.constantFrom(...marks) })
      .map(({ cents: amount, mark }) => ({ cents: amount, ...(mark && { mark }) })),
    { minLength: 1, maxLength: 3 },
  );
const groups = fc.record({ none: cents, st: cents, mono: cents, both: cents });
const goods = ([1, 2, 4, 5] as const).map((id) =>
  parcels(...(id === 1 || id === 4 ? ([undefined, 'suspensa'] as const) : (['st', 'mono', 'both'] as const))).map(
    (own): GoldenActivity => ({ id, parcels: own }),
  ),
);
const services = fc
  .record({ service: fc.constantFrom('III' as const, 'IV' as const, 'V' as const), cents })
  .map(({ service, cents: amount }): GoldenActivity => ({ service, parcels: [{ cents: amount }] }));

const months: fc.Arbitrary<GoldenInput> = fc
  .record({
    rbt12: fc.integer({ min: 0, max: 480_000_000 }),
    activities: fc.tuple(...goods, services).chain((all) => fc.subarray(all, { minLength: 1 })),
    notes: fc.record({ I: groups, II: groups }),
    isCash: fc.boolean(),
    isBarred: fc.boolean(),
  })
  .map(({ isCash, isBarred, ...month }) => ({
    pa: '05/2025',
    items: [3, 2, 1],
    ...month,
    ...(isCash && { regime: 'Caixa' as const }),
    ...(isBarred && { barred: true as const }),
  }));

it('yields the same cents as the engine for generated months', () => {
  fc.assert(
    fc.property(months, (month) => {
      const { expected, reason } = computeReferenceMonth(month);
      const row = rowOfGolden(month);
      expect(row).toMatchObject(expected);
      if (reason) expect(row.alertas.map(({ codigo }) => codigo)).toContain(reason);
      expect(row.conferencias.filter(({ confere }) => !confere)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

// A month in which the year's revenue passes the sublimit or the limit, of a whole year or of the first months of a company.
const splitMonths: fc.Arbitrary<GoldenInput> = fc
  .record({
    month: months,
    share: fc.double({ min: 0.001, max: 1, noNaN: true }),
    isOverLimit: fc.boolean(),
    firstMonths: fc.option(fc.integer({ min: 1, max: 11 }), { nil: undefined }),
    isDeclaration: fc.boolean(),
  })
  .map(({ month, share, isOverLimit, firstMonths, isDeclaration }) => {
    const limit = firstMonths === undefined ? 480_000_000 : firstMonths * 40_000_000;
    const revenue = month.activities.flatMap(({ parcels: own }) => own).reduce((sum, own) => sum + own.cents, 0);
    const crossed = isOverLimit ? limit : (limit / 4) * 3;
    return {
      ...month,
      rba: crossed + Math.max(1, Math.round(revenue * share)),
      ...(firstMonths !== undefined && { limit }),
      ...(isDeclaration && { kind: 'declaracao' as const }),
    };
  })
  // Suspended parcels are not printed in a declaration without parcels.
  .filter(
    ({ kind, activities }) => !kind || activities.every((one) => one.parcels.every(({ mark }) => mark !== 'suspensa')),
  );

const one = { none: 1, st: 1, mono: 1, both: 1 };

// A found month: the mean rate of PIS is 0.11205 % exactly, half of the last decimal.
const halfOfLastDecimal: GoldenInput = {
  ...{ pa: '05/2025', items: [3, 2, 1], rbt12: 0, rba: 360_002_369, notes: { I: one, II: one } },
  activities: [{ id: 5, parcels: [{ cents: 2_368_920, mark: 'both' }] }],
};

// A found month: three parcels, not printed and each rounded in two bands, differ by 3 cents from their sum in two bands.
const threeHiddenParcels: GoldenInput = {
  ...{ pa: '05/2025', items: [3, 2, 1], rbt12: 409_828_102, rba: 80_032_065, limit: 80_000_000, kind: 'declaracao' },
  activities: [
    { id: 1, parcels: [{ cents: 3_931_798 }, { cents: 2_872_339 }] },
    {
      id: 2,
      parcels: [
        { cents: 1_751_406, mark: 'mono' },
        { cents: 848_808, mark: 'mono' },
        { cents: 1_498_407, mark: 'st' },
      ],
    },
    { id: 4, parcels: [{ cents: 2221 }] },
    {
      id: 5,
      parcels: [
        { cents: 3_754_245, mark: 'mono' },
        { cents: 1_522_931, mark: 'both' },
        { cents: 4_141_558, mark: 'st' },
      ],
    },
    { service: 'III', parcels: [{ cents: 2 }] },
  ],
  notes: { I: one, II: one },
};

it('yields the same cents of PIS and COFINS as the engine for months that pass the sublimit or the limit', () => {
  fc.assert(
    fc.property(splitMonths, (month) => {
      const { expected } = computeReferenceMonth(month);
      const { total_icms: _, ...federal } = expected;
      expect(rowOfGolden(month)).toMatchObject(month.kind ? withoutInferred(federal) : federal);
    }),
    { numRuns: 300, examples: [[halfOfLastDecimal], [threeHiddenParcels]] },
  );
});

/** Fields that a declaration without parcels determines: what was declared as monofásica is inferred within a tolerance. */
function withoutInferred(expected: Record<string, string | number>): Record<string, string | number> {
  const known = ['cofins_pago', 'pis_pago', 'cofins_devido', 'pis_devido', 'valor_retificado_st', 'total_monofasicos'];
  return Object.fromEntries(Object.entries(expected).filter(([field]) => known.includes(field)));
}

// Months of sales and returns, of which some groups return more than they sold; the last one is declared.
const some = fc.oneof(fc.constant(0), cents);
const sparse = fc.record({ none: some, st: some, mono: some, both: some });
const movements = fc.array(
  fc.record({ sales: fc.record({ I: sparse, II: sparse }), returns: fc.record({ I: sparse, II: sparse }) }),
  { minLength: 1, maxLength: 3 },
);
const sold = ({ sales }: Movement) => [sales.I, sales.II].flatMap(Object.values).reduce((a, b) => a + b, 0);

const returnMonths: fc.Arbitrary<GoldenInput> = fc
  .record({ month: months, movements, isUndeclared: fc.boolean() })
  .map(({ month, movements: moved, isUndeclared }) => {
    const [last, deducted] = [moved.at(-1), deductReturns(moved).months.at(-1)];
    const hasSales = last !== undefined && sold(last) > 0;
    const services = month.activities.filter(({ id }) => id === undefined);
    return {
      ...month,
      ...(isUndeclared && services.length > 0 && { activities: services }),
      notes: deducted?.groups ?? {},
      unfloored: deducted?.unfloored ?? 0,
      items: hasSales ? [3, 2, 1] : [0, 0, 0],
    };
  });

it('yields the same cents as the engine for months whose returns exceed their sales', () => {
  fc.assert(
    fc.property(returnMonths, (month) => {
      const { expected, reason } = computeReferenceMonth(month);
      const row = rowOfGolden(month);
      expect(row).toMatchObject(expected);
      if (reason) expect(row.alertas.map(({ codigo }) => codigo)).toContain(reason);
    }),
    { numRuns: 300 },
  );
});
