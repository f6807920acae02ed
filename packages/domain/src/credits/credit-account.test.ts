import type { Competence } from '@restitui/brazil/competence.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CreditEntry, creditAccount, creditTotals } from './credit-account.ts';

const series = [
  { data: '01/08/2026', valor: '1.09' },
  { data: '01/07/2026', valor: '1.22' },
  { data: '01/06/2026', valor: '1.12' },
];
const month = '09/2026' as Competence;
const entry: CreditEntry = {
  anoCompetencia: 2026,
  mesCompetencia: 5,
  creditOrigin: 1_000,
  compensacao: 600,
  comissao_porcentagem: 12.5,
  mesRestituicao: null,
};

describe('W-476 what follows from a credit', () => {
  it('is its Selic, what it is worth, what is left of it, and the commission on what was compensated', () => {
    expect(creditAccount(entry, series, month)).toEqual({
      selic: 44.3,
      corrigido: 1_044.3,
      comissao: 75,
      saldo: 444.3,
      conta: {
        fatores: [
          { competencia: '06/2026', percentual: '1.12', isOfUse: false },
          { competencia: '07/2026', percentual: '1.22', isOfUse: false },
          { competencia: '08/2026', percentual: '1.09', isOfUse: false },
          { competencia: '09/2026', percentual: '1.00', isOfUse: true },
        ],
        percentual: '4.43',
        ate: '09/2026',
        faltantes: [],
      },
    });
  });

  it('stands still once the month of its use is known', () => {
    const used = { ...entry, mesRestituicao: '07/2026' };
    expect(creditAccount(used, series, month)).toMatchObject({ selic: 21.2, conta: { percentual: '2.12' } });
    expect(creditAccount(used, series, '01/2030' as Competence)).toEqual(creditAccount(used, series, month));
  });

  it('is nothing but the entry while there is no competência', () => {
    const fresh = { ...entry, anoCompetencia: null, mesCompetencia: null };
    expect(creditAccount(fresh, series, month)).toMatchObject({ selic: 0, corrigido: 1_000, saldo: 400 });
  });

  it('tells what was compensated beyond the credit as a balance below zero', () => {
    expect(creditAccount({ ...entry, compensacao: 1_044.31 }, series, month).saldo).toBe(-0.01);
  });
});

describe('the totals of a table', () => {
  const cents = fc.integer({ min: 0, max: 99_999_999_99 });
  const rows = fc.array(fc.record({ origin: cents, used: cents, percent: fc.integer({ min: 0, max: 10_000 }) }));

  it('add up, row by row and column by column, to the cent', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const accounts = list.map(({ origin, used, percent }) => {
          const of = {
            ...entry,
            creditOrigin: origin / 100,
            compensacao: used / 100,
            comissao_porcentagem: percent / 100,
          };
          return { ...of, ...creditAccount(of, series, month) };
        });
        const totals = creditTotals(accounts);
        const asCents = (reais: number) => Math.round(reais * 100);
        expect(asCents(totals.creditOrigin) + asCents(totals.selic)).toBe(asCents(totals.corrigido));
        expect(asCents(totals.corrigido) - asCents(totals.compensacao)).toBe(asCents(totals.saldo));
        expect(asCents(totals.creditOrigin)).toBe(list.reduce((sum, { origin }) => sum + origin, 0));
      }),
    );
  });

  it('are zero of no rows', () => {
    expect(Object.values(creditTotals([]))).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
