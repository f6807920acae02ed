import { expect, it } from 'vitest';
import { claimStrength, claimStrengthLabels, claimStrengthTexts, strengthOfTotal } from './claim-strength.ts';

const month = { certa: 100, defensavel: 40, a_provar: 10, a_revisar: 5, nivel: 'a_provar' } as const;

it.each([
  [150, { certa: 100, defensavel: 40, a_provar: 10, nivel: 'a_provar' }],
  [140, { certa: 100, defensavel: 40, a_provar: 0, nivel: 'defensavel' }],
  [100.01, { certa: 100, defensavel: 0.01, a_provar: 0, nivel: 'defensavel' }],
  [99.99, { certa: 99.99, defensavel: 0, a_provar: 0, nivel: 'certa' }],
  [0, { certa: 0, defensavel: 0, a_provar: 0, nivel: 'a_provar' }],
  [160.5, { certa: 100, defensavel: 40, a_provar: 20.5, nivel: 'a_provar' }],
])('splits a total corrected to %d by strength, the strongest first', (total, expected) => {
  expect(strengthOfTotal(month, total)).toEqual({ ...expected, a_revisar: 5 });
});

it('names and explains every level', () => {
  for (const level of claimStrength.options) {
    expect(claimStrengthLabels[level]).toBeTruthy();
    expect(claimStrengthTexts[level]).toMatch(/\.$/);
  }
});
