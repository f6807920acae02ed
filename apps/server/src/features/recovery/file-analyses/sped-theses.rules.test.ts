import { describe, expect, it } from 'vitest';
import { divide } from './sped-theses.rules.ts';

describe('divide', () => {
  it.each([
    [100, [60, 30, 10], [60, 30, 10]],
    [50, [60, 30, 10], [30, 15, 5]],
    [2, [1, 1, 1], [1, 1, 0]],
    [1, [0, 0, 5], [0, 0, 1]],
    [10, [0, 0, 0], [0, 0, 0]],
  ])('divides %i by %j into %j', (amount, weights, shares) => {
    expect(divide(amount, weights)).toEqual(shares);
  });

  it('never gives a weight more than itself, and sums to the amount', () => {
    for (let amount = 0; amount <= 90; amount++) {
      const weights = [7, 50, 33];
      const shares = divide(amount, weights);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      for (const [at, share] of shares.entries()) expect(share).toBeLessThanOrEqual(weights[at] ?? 0);
    }
  });
});
