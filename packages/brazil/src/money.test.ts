import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centsOf,
  formatBRL,
  formatDecimal,
  formatPercent,
  integerCents,
  lesserCents,
  negatedCents,
  parseBRL,
  reaisOf,
  sumOfCents,
} from './money.ts';

const cents = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 });

describe('money', { tags: ['F-501', 'W-154', 'W-590'] }, () => {
  it.each([
    [159.24, 'R$ 159,24'],
    [1234567.8, 'R$ 1.234.567,80'],
    [0, 'R$ 0,00'],
    [-0, 'R$ 0,00'],
    [-5, '-R$ 5,00'],
    [-0.001, 'R$ 0,00'],
  ])('formats %d as %s', (amount, text) => {
    expect(formatBRL(amount)).toBe(text);
    expect(formatDecimal(amount)).toBe(text.replace('R$ ', ''));
  });

  it.each([
    ['1.234,56', 1234.56],
    ['1234,5', 1234.5],
    ['1234', 1234],
    ['R$ 1.234,56', 1234.56],
    ['-R$ 5,00', -5],
    ['1.234', 1234],
    ['1234.56', undefined],
    ['1,234', undefined],
    ['12.34,5', undefined],
    ['', undefined],
    ['R$', undefined],
    ['abc', undefined],
  ])('parses %j as %s', (text, amount) => {
    expect(parseBRL(text)).toBe(amount);
  });

  it.each([
    [1.1, 110],
    [0.29, 29],
    [1.115, undefined],
    [0.001, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [1e15, undefined],
  ])('converts %d reais to %s cents', (amount, expected) => {
    expect(centsOf(amount)).toBe(expected);
  });

  it('keeps every cent from wire to cents and back, and from screen to number', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(centsOf(reaisOf(amount))).toBe(amount);
        expect(parseBRL(formatBRL(reaisOf(amount)))).toBe(reaisOf(amount));
      }),
    );
  });
});

describe('percentage', () => {
  it.each([
    [12.5, undefined, '12,50%'],
    [0, undefined, '0,00%'],
    [100, undefined, '100,00%'],
    [4.5678, undefined, '4,57%'],
    [4.5678, 4, '4,5678%'],
    [1234.5, 1, '1.234,5%'],
    [-0.001, undefined, '0,00%'],
  ])('formats %d with %s decimals as %s', (percent, decimals, text) => {
    expect(formatPercent(percent, decimals)).toBe(text);
  });
});

it('types whole numbers as cents and refuses fractions and unsafe integers', () => {
  expect(integerCents(-150)).toBe(-150);
  for (const amount of [0.5, Number.NaN, 2 ** 53]) expect(() => integerCents(amount)).toThrow(RangeError);
});

describe('arithmetic with cents', () => {
  const arbitrary = cents.map(integerCents);

  it('adds exactly, and nothing gives zero', () => {
    expect(sumOfCents([])).toBe(0);
    fc.assert(
      fc.property(arbitrary, arbitrary, (a, b) => {
        expect(sumOfCents([a, b])).toBe(a + b);
        expect(sumOfCents([a, negatedCents(a)])).toBe(0);
      }),
    );
    expect(() => sumOfCents([integerCents(Number.MAX_SAFE_INTEGER), integerCents(1)])).toThrow(RangeError);
  });

  it('negates zero to zero, not to -0', () => expect(Object.is(negatedCents(integerCents(0)), 0)).toBe(true));

  it('returns the smaller amount', () => {
    fc.assert(
      fc.property(arbitrary, arbitrary, (a, b) => {
        expect(lesserCents(a, b)).toBe(Math.min(a, b));
      }),
    );
  });
});
