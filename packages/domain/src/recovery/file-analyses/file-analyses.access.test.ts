import { describe, expect, it } from 'vitest';
import { canRunFileAnalysis } from './file-analyses.access.ts';

describe('canRunFileAnalysis', () => {
  it.each([
    ['ADMIN', true],
    ['USUARIO', false],
  ] as const)('%s: %s', (typeUser, allowed) => {
    expect(canRunFileAnalysis({ typeUser })).toBe(allowed);
  });
});
