import { describe, expect, it } from 'vitest';
import { analysisFile } from '../simples/analysis/analysis-files.ts';
import { fileRefusal, severalFilesRefusal } from './accepted-file.ts';

describe('a chosen file', () => {
  it('is refused with another extension, or one byte above the limit', { tags: ['W-119', 'W-120'] }, () => {
    const refusal = (name: string, size: number) => fileRefusal({ name, size }, analysisFile);
    expect(refusal('notas.rar', 1)).toBe('Apenas arquivos ZIP são permitidos.');
    expect(refusal('notas-zip', 1)).toBe('Apenas arquivos ZIP são permitidos.');
    expect(refusal('NOTAS.ZIP', 1024 ** 3)).toBeUndefined();
    expect(refusal('notas.zip', 1024 ** 3 + 1)).toBe('Arquivo muito grande. O tamanho máximo é 1GB.');
  });

  it('is refused among several, which a ZIP can hold', () => {
    expect(severalFilesRefusal({ extensions: ['.txt', '.zip'] })).toMatch(/junte-os em um ZIP/);
    expect(severalFilesRefusal({ extensions: ['.pdf'] })).toMatch(/um de cada vez/);
  });
});
