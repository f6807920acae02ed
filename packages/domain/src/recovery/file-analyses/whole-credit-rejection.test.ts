import { describe, expect, it } from 'vitest';
import { isWholeCreditRejected } from './whole-credit-rejection.ts';

const whole = {
  ...{ tipo: 'rejeicao' as const, competencia: '01/2025', tese: 'ICMS' as const, documento: null, rejeita: true },
};
const isRejected = (changes: Partial<Omit<typeof whole, 'documento'>> & { documento?: string | null } = {}) =>
  isWholeCreditRejected([{ valor: { ...whole, ...changes } }], '01/2025', 'ICMS');

describe('the rejection of a whole credit', { tags: ['SP-123'] }, () => {
  it('is that of its month and credit, while it is in force', () => {
    expect(isRejected()).toBe(true);
    expect(isRejected({ rejeita: false })).toBe(false);
    expect(isRejected({ competencia: '02/2025' })).toBe(false);
    expect(isWholeCreditRejected([{ valor: whole }], '01/2025', 'MONO')).toBe(false);
  });

  it('is not that of a document or another choice', () => {
    expect(isRejected({ documento: 'C100 11222333000181 101' })).toBe(false);
    const doubt = { tipo: 'duvida', competencia: '01/2025', codigo: 'FCP', conta: true } as const;
    expect(isWholeCreditRejected([{ valor: doubt }], '01/2025', 'ICMS')).toBe(false);
  });
});
