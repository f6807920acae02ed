import { describe, expect, it } from 'vitest';
import { simplesTax } from '../../test-support/simples-tax.ts';
import { Exact } from './decimal.ts';
import type { TableAnnex } from './rule-rows.ts';
import { ratesOf, splitRates, taxOn } from './simples-rates.ts';
import { bracketOf, bracketsOf, effectiveRate, taxes } from './simples-tables.ts';

const annexes: TableAnnex[] = ['I', 'II', 'III', 'IV', 'V'];
const limits = [180_000, 360_000, 720_000, 1_800_000, 3_600_000, 4_800_000];
const sumOf = (list: Exact[]) => list.reduce((sum, one) => sum.plus(one), new Exact(0));

describe('tables of LC 123/2006', () => {
  it.each(annexes)('have six brackets in annex %s whose shares add up to 1', (annex) => {
    const brackets = bracketsOf(annex);
    expect(brackets.map(({ limit }) => limit.toNumber())).toEqual(limits);
    for (const { shares } of brackets) expect(sumOf(taxes.map((tax) => shares[tax])).toString()).toBe('1');
  });

  it.each(annexes)('are continuous between brackets of annex %s up to the fifth', (annex) => {
    const brackets = bracketsOf(annex);
    for (const [i, bracket] of brackets.slice(0, 4).entries()) {
      const next = brackets[i + 1];
      if (!next) throw new Error('a bracket is missing');
      const [below, above] = [effectiveRate(bracket, bracket.limit), effectiveRate(next, bracket.limit)];
      expect(above.toString()).toBe(below.toString());
    }
  });

  it('fall from 11.875 % to 8.5 % at 3.6 million in annex I, as in the law', () => {
    const [, , , , fifth, sixth] = bracketsOf('I');
    if (!fifth || !sixth) throw new Error('a bracket is missing');
    expect(effectiveRate(fifth, fifth.limit).toString()).toBe('0.11875');
    expect(effectiveRate(sixth, fifth.limit).toString()).toBe('0.085');
  });

  it('have inclusive upper bounds, and the nominal rate without RBT12', () => {
    expect(bracketOf('I', new Exact(360_000)).number).toBe(2);
    expect(bracketOf('I', new Exact('360000.01')).number).toBe(3);
    expect(effectiveRate(bracketOf('I', new Exact(0)), new Exact(0)).toString()).toBe('0.04');
    expect(() => bracketOf('I', new Exact('4800000.01'))).toThrow(RangeError);
  });
});

describe('taxOn', () => {
  it('yields the result of exact fractions', () => {
    for (const annex of ['I', 'II'] as const) {
      for (const rbt12 of [1, 17_999_999, 18_000_000, 35_500_000, 52_860_095, 361_055_866, 480_000_000]) {
        const bands = [{ fraction: new Exact(1), rates: ratesOf(annex, new Exact(rbt12).div(100)) }];
        for (const cents of [1, 99, 2_500_000, 24_039_371]) {
          for (const tax of taxes.filter((name) => name !== 'iss')) {
            expect(taxOn(cents, bands, tax)).toBe(simplesTax(annex, rbt12, cents, tax.toUpperCase()));
          }
        }
      }
    }
  });

  it('rounds a tie up', () => {
    const bands = [{ fraction: new Exact(1), rates: ratesOf('I', new Exact(360_000)) }];
    expect(taxOn(2_500_000, bands, 'pis')).toBe(3899);
  });

  it('keeps the ICMS of bracket 5 in bracket 6', () => {
    const bands = [{ fraction: new Exact(1), rates: ratesOf('I', new Exact('3610558.66')) }];
    expect(taxOn(24_039_371, bands, 'icms')).toBe(956_887);
  });

  it('splits a month that exceeds the sublimit and the limit', () => {
    const rbt12 = new Exact(3_500_000);
    const bands = splitRates('I', rbt12, new Exact('0.75'), new Exact('0.25'));
    const [, middle, above] = bands;
    expect(bands.map(({ fraction }) => fraction.toString())).toEqual(['0.25', '0.5', '0.25']);
    expect(middle?.rates.cofins.toString()).toBe(ratesOf('I', rbt12).cofins.toString());
    expect(middle?.rates.icms.toString()).toBe(new Exact('0.11875').times('0.335').toString());
    // (4,800,000 × 19 % − 378,000) ÷ 4,800,000 = 11.125 %
    expect(above?.rates.cofins.toString()).toBe(new Exact('0.11125').times('0.2827').toString());
  });
});
