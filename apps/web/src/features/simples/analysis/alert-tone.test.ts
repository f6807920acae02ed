import { describe, expect, it } from 'vitest';
import { alertTone, alertValue } from './alert-tone.ts';

describe('alerts of a month', () => {
  it('distinguishes blocking reasons from warnings and notes', () => {
    expect(['SEM_XML', 'COBERTURA_BAIXA', 'CHAVE_DV'].map(alertTone)).toEqual(['danger', 'warning', 'info']);
  });

  it('formats money as money and counts as counts', () => {
    const alert = { codigo: 'X', texto: '' };
    expect(alertValue({ ...alert, valor: 455.9, unidade: 'reais' })).toBe('R$ 455,90');
    expect(alertValue({ ...alert, valor: 1, unidade: 'contagem' })).toBe('1×');
    expect(alertValue(alert)).toBeNull();
  });
});
