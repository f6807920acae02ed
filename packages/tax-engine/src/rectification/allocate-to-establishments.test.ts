import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateProportionally } from './allocate-proportionally.ts';
import { allocateToEstablishments } from './allocate-to-establishments.ts';

const cents = fc.integer({ min: 0, max: 50_000_000 });
const groups = fc.record({ none: cents, st: cents, mono: cents, both: cents });
const establishments = fc.array(
  fc.record({ cnpj: fc.string(), base: cents, groups: fc.option(groups, { nil: undefined }) }),
  {
    minLength: 1,
    maxLength: 6,
  },
);
const total = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);

describe('allocateProportionally', () => {
  it('returns parts that add up to the whole in cents', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 8 }), (whole, weights) => {
        expect(total(allocateProportionally(whole, weights))).toBe(total(weights) === 0 ? 0 : whole);
      }),
    );
  });

  it('assigns the remaining cents to the largest fractions, the earlier first', () => {
    expect(allocateProportionally(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocateProportionally(10, [0, 0])).toEqual([0, 0]);
  });
});

describe('allocateToEstablishments', () => {
  it('keeps every sum, exceeds no base and has no negative amounts', () => {
    fc.assert(
      fc.property(
        establishments,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 }),
        (own, cut) => {
          const base = total(own.map((establishment) => establishment.base));
          let left = base;
          const [st = 0, mono = 0, both = 0] = cut.map((share) => {
            const taken = Math.floor(left * share);
            left -= taken;
            return taken;
          });
          const allocated = allocateToEstablishments({ sem: left, st, mono, both, cut: 0 }, own);
          expect(total(allocated.map((one) => one.st))).toBe(st);
          expect(total(allocated.map((one) => one.mono))).toBe(mono);
          expect(total(allocated.map((one) => one.both))).toBe(both);
          for (const [i, one] of allocated.entries()) {
            expect(Math.min(one.sem, one.st, one.mono, one.both)).toBeGreaterThanOrEqual(0);
            expect(one.sem + one.st + one.mono + one.both).toBe(own[i]?.base);
          }
        },
      ),
    );
  });
});
