import { describe, expect, it } from 'vitest';
import { axisSteps, moneyUnit } from './axis-steps.ts';

describe('the steps of an axis', () => {
  it.each([
    [31_200, [0, 10_000, 20_000, 30_000, 40_000]],
    [44_700, [0, 15_000, 30_000, 45_000, 60_000]],
    [6.2, [0, 2, 4, 6, 8]],
    [8, [0, 2, 4, 6, 8]],
    [1, [0, 0.25, 0.5, 0.75, 1]],
    [0, [0]],
  ])('of %d are round and reach it', (most, steps) => {
    expect(axisSteps(most)).toEqual(steps);
  });
});

it('writes large amounts in thousands', () => {
  expect(moneyUnit(9_999)).toEqual({ divisor: 1, name: 'Em reais' });
  expect(moneyUnit(10_000)).toEqual({ divisor: 1000, name: 'Em milhares de reais' });
});
