import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CreditEntry, calculateCredit, creditTotals } from './credit-calculation.ts';

const series = [
  { data: '01/08/2026', valor: '1.09' },
  { data: '01/07/2026', valor: '1.22' },
  { data: '01/06/2026', valor: '1.12' },
];
const month = '09/2026' as TaxMonth;
const entry: CreditEntry = {
  anoCompetencia: 2026,
  mesCompetencia: 4,
  pagoEm: null,
  creditOrigin: 1_000,
  compensacao: 600,
  comissao_porcentagem: 12.5,
  mesRestituicao: null,
};

describe('calculateCredit', { tags: ['W-476'] }, () => {
  it('computes the Selic correction, the corrected value, the balance, and the commission on the compensated amount', () => {
    expect(calculateCredit(entry, series, month)).toEqual({
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

  it('runs from the month after the payment, or after the due date while no payment is entered', {
    tags: ['D-48'],
  }, () => {
    const paid = (pagoEm: string | null) => calculateCredit({ ...entry, pagoEm }, series, month).conta;
    expect(paid(null)).toEqual(paid('2026-05-20'));
    expect(paid('2026-07-31').fatores.map(({ competencia }) => competencia)).toEqual(['08/2026', '09/2026']);
    expect(paid('2026-09-01').percentual).toBe('0.00');
    const withoutMonth = { ...entry, anoCompetencia: null, mesCompetencia: null, pagoEm: '2026-07-31' };
    expect(calculateCredit(withoutMonth, series, month).conta.percentual).toBe('2.09');
  });

  it('stops correcting at the month of use', () => {
    const used = { ...entry, mesRestituicao: '07/2026' };
    expect(calculateCredit(used, series, month)).toMatchObject({ selic: 21.2, conta: { percentual: '2.12' } });
    expect(calculateCredit(used, series, '01/2030' as TaxMonth)).toEqual(calculateCredit(used, series, month));
  });

  it('returns the entered values without a tax month', () => {
    const fresh = { ...entry, anoCompetencia: null, mesCompetencia: null };
    expect(calculateCredit(fresh, series, month)).toMatchObject({ selic: 0, corrigido: 1_000, saldo: 400 });
  });

  it('returns a negative balance when more was compensated than the credit', () => {
    expect(calculateCredit({ ...entry, compensacao: 1_044.31 }, series, month).saldo).toBe(-0.01);
  });
});

describe('creditTotals', () => {
  const cents = fc.integer({ min: 0, max: 99_999_999_99 });
  const rows = fc.array(fc.record({ origin: cents, used: cents, percent: fc.integer({ min: 0, max: 10_000 }) }));

  it('sums rows and columns consistently, exact to the cent', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const accounts = list.map(({ origin, used, percent }) => {
          const of = {
            ...entry,
            creditOrigin: origin / 100,
            compensacao: used / 100,
            comissao_porcentagem: percent / 100,
          };
          return { ...of, ...calculateCredit(of, series, month) };
        });
        const totals = creditTotals(accounts);
        const asCents = (reais: number) => Math.round(reais * 100);
        expect(asCents(totals.creditOrigin) + asCents(totals.selic)).toBe(asCents(totals.corrigido));
        expect(asCents(totals.corrigido) - asCents(totals.compensacao)).toBe(asCents(totals.saldo));
        expect(asCents(totals.creditOrigin)).toBe(list.reduce((sum, { origin }) => sum + origin, 0));
      }),
    );
  });

  it('returns zeros for no rows', () => {
    expect(Object.values(creditTotals([]))).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
