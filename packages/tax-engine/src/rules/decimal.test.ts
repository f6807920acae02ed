import { expect, it } from 'vitest';
import { Exact, ratio, roundCents } from './decimal.ts';
import { meanRate, splitRates, taxOn } from './simples-rates.ts';

const third = new Exact(1).div(3);

it('rounds half a cent up when a quotient before it had no end', () => {
  expect(third.plus(third).plus(third).minus(0.5).isZero()).toBe(false);
  expect(roundCents(third.times(3).plus(2))).toBe(3);
  expect(roundCents(third.times('1.5'))).toBe(1);
  expect(roundCents(new Exact(2).div(3).times('0.75'))).toBe(1);
  expect(roundCents(new Exact('0.4999999999999999999999999999'))).toBe(0);
});

it('rounds half of the last decimal up when a quotient before it had no end', () => {
  expect(ratio(third.times('0.0015'), 1, 3)).toBe(0.001);
  expect(ratio(third.times('0.00149'), 1, 3)).toBe(0);
});

it('yields a mean rate of exact halves for a month that passes the sublimit', () => {
  const over = new Exact(2369).div(2_368_920);
  const bands = splitRates('II', new Exact(0), over, new Exact(0));
  expect(ratio(meanRate(bands, 'pis').times(100), 1, 4)).toBe(0.1121);
  expect(taxOn(2_368_920, bands, 'pis')).toBe(2655);
});
