import { describe, expect, it } from 'vitest';
import { daysUntil, expiryOf } from './expiry.ts';

describe('expiry of a month', { tags: ['D-34'] }, () => {
  it.each([
    ['2026-11-21', 0],
    ['2026-11-22', 1],
    ['2027-11-21', 365],
    ['2026-11-20', -1],
  ])('counts the days to %s', (date, days) => {
    expect(daysUntil(date, '2026-11-21')).toBe(days);
  });

  it.each([
    ['2026-11-20', 'Prescrito', 'danger', false],
    ['2026-11-21', 'Prescreve hoje', 'danger', true],
    ['2026-11-22', '1 dia', 'danger', true],
    ['2027-02-01', '72 dias', 'warning', true],
    ['2030-06-20', '1.307 dias', 'neutral', false],
  ] as const)('classifies %s', (date, text, tone, soon) => {
    expect(expiryOf(date, '2026-11-21')).toMatchObject({ text, tone, soon });
  });
});
