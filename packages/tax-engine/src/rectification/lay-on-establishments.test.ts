import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOnEstablishments } from './lay-on-establishments.ts';
import { layProportionally } from './lay-proportionally.ts';

const cents = fc.integer({ min: 0, max: 50_000_000 });
const groups = fc.record({ none: cents, st: cents, mono: cents, both: cents });
const places = fc.array(fc.record({ cnpj: fc.string(), base: cents, groups: fc.option(groups, { nil: undefined }) }), {
  minLength: 1,
  maxLength: 6,
});
const total = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);

describe('parts of a whole', () => {
  it('add up to it, cent by cent', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 8 }), (whole, weights) => {
        expect(total(layProportionally(whole, weights))).toBe(total(weights) === 0 ? 0 : whole);
      }),
    );
  });

  it('give the odd cent to the largest fraction, the earlier first', () => {
    expect(layProportionally(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(layProportionally(10, [0, 0])).toEqual([0, 0]);
  });
});

describe('revenue laid on establishments', () => {
  it('keeps every sum, passes no base and leaves none below zero', () => {
    fc.assert(
      fc.property(
        places,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 }),
        (own, cut) => {
          const base = total(own.map((place) => place.base));
          let left = base;
          const [st = 0, mono = 0, both = 0] = cut.map((share) => {
            const taken = Math.floor(left * share);
            left -= taken;
            return taken;
          });
          const laid = layOnEstablishments({ sem: left, st, mono, both, cut: 0 }, own);
          expect(total(laid.map((one) => one.st))).toBe(st);
          expect(total(laid.map((one) => one.mono))).toBe(mono);
          expect(total(laid.map((one) => one.both))).toBe(both);
          for (const [i, one] of laid.entries()) {
            expect(Math.min(one.sem, one.st, one.mono, one.both)).toBeGreaterThanOrEqual(0);
            expect(one.sem + one.st + one.mono + one.both).toBe(own[i]?.base);
          }
        },
      ),
    );
  });
});
