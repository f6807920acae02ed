import { describe, expect, it } from 'vitest';
import { formatFileCount, formatRemaining, progressPercent } from './progress-texts.ts';

describe('progress texts', () => {
  it.each([
    [null, 'Estimando o tempo restante'],
    [2, 'Falta pouco'],
    [41, 'Cerca de 45 s restantes'],
    [61, 'Cerca de 2 min restantes'],
    [3600, 'Cerca de 1 h restantes'],
    [5400, 'Cerca de 1 h 30 min restantes'],
  ])('format %s remaining seconds as "%s"', (seconds, text) => {
    expect(formatRemaining(seconds)).toBe(text);
  });

  it('show how many files were read, and the total if known', () => {
    expect(formatFileCount({ arquivos: 1200, total: 20_000 })).toBe('1.200 de 20.000 arquivos');
    expect(formatFileCount({ arquivos: 1, total: 0 })).toBe('1 arquivo');
    expect(progressPercent({ arquivos: 1, total: 3 })).toBe(33);
    expect(progressPercent({ arquivos: 3, total: 0 })).toBeNull();
  });
});
