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

it.each([
  [9_999, 'Em reais', '9999'],
  [10_000, 'Em milhares de reais', '10'],
  [999_900, 'Em milhares de reais', '999,9'],
  [1_868_600, 'Em milhões de reais', '1,87'],
])('writes %d in %s, in few digits', (most, name, text) => {
  const unit = moneyUnit(most);
  expect(unit.name).toBe(name);
  const written = (most / unit.divisor).toLocaleString('pt-BR', {
    maximumFractionDigits: unit.digits,
    useGrouping: false,
  });
  expect(written).toBe(text);
});
