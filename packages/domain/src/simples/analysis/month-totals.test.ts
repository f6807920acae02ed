import { describe, expect, it } from 'vitest';
import { diagnosisTexts } from './diagnosis.ts';
import { exampleRow } from './example-rows.ts';
import { countedRefund, groupByYear, hasKnownRefund, isComputed, sumMonths } from './month-totals.ts';

const today = '2026-09-30';
const alert = (codigo: string) => ({ codigo, texto: codigo });
const undeclared = exampleRow({
  competencia: '04/2025',
  alertas: [alert('SEM_PGDAS')],
  diagnostico: diagnosisTexts.erro,
  rb_auferida: 0,
  sem_subs_rb: 0,
  Receita_Bruta_XML: 10.1,
  total_monofasicos: 0,
  total: 0,
  total_a_restituir: 0,
});

describe('sumMonths', () => {
  it('adds integer cents', () => {
    const rows = ['01/2025', '02/2025', '03/2025'].map((competencia) =>
      exampleRow({ competencia, rb_auferida: 0.1, total_monofasicos: 0.2, total_a_restituir: 0.7, na_soma: 0.7 }),
    );
    expect(sumMonths(rows, today, undefined)).toMatchObject({
      meses: 3,
      declarado: 30,
      monofasicos: 60,
      restituir: 210,
      fora: 0,
      corrigido: null,
    });
  });

  it('leaves unknown amounts out, and returns null when all are unknown', () => {
    const sums = sumMonths([exampleRow(), undeclared], today, undefined);
    expect(sums).toMatchObject({ meses: 2, declarado: 3_041_735, xml: 3_042_745, restituir: 15_924 });
    expect(sumMonths([undeclared], today, undefined)).toMatchObject({
      declarado: null,
      cobertura: null,
      monofasicos: null,
      total: null,
      restituir: null,
      corrigido: null,
    });
  });

  it('counts only the part that the sum of the analysis contains', () => {
    const partly = exampleRow({ total_a_restituir: 100, na_soma: 60 });
    const unpaid = exampleRow({ alertas: [alert('DAS_NAO_PAGO')] });
    const expired = exampleRow({ alertas: [alert('PRESCRITO')] });
    expect([partly, unpaid, expired].map(countedRefund)).toEqual([6000, 0, 0]);
    expect(sumMonths([partly, unpaid, expired], today, undefined)).toMatchObject({ restituir: 6000, fora: 35_848 });
  });

  it('weights coverage by the declared revenue of goods', () => {
    const rows = [exampleRow({ sem_subs_rb: 300 }), exampleRow({ sem_subs_rb: 50, com_subs_rb: 50, cobertura: 0 })];
    expect(sumMonths(rows, today, undefined).cobertura).toBe(0.75);
  });

  it('adds corrected amounts of the months that have one', () => {
    const rows = [exampleRow(), exampleRow({ competencia: '06/2025' })];
    expect(sumMonths(rows, today, new Map([['05/2025', 184.99]])).corrigido).toBe(18_499);
    expect(sumMonths(rows, today, new Map()).corrigido).toBeNull();
  });

  it('adds what expires within 90 days', () => {
    const rows = ['2026-09-29', '2026-09-30', '2026-12-29', '2026-12-30'].map((prescreve_em) =>
      exampleRow({ prescreve_em, total_a_restituir: 1 }),
    );
    expect(sumMonths(rows, today, undefined).prescreve).toBe(200);
  });

  it('gives years that add up to all months', () => {
    const rows = Array.from({ length: 60 }, (_, i) => {
      const competencia = `${String((i % 12) + 1).padStart(2, '0')}/${2021 + Math.floor(i / 12)}`;
      return exampleRow({ competencia, total_a_restituir: i + 0.07, na_soma: i % 7 ? i + 0.07 : 0.03 });
    });
    const corrected = new Map(rows.map(({ competencia }, i) => [competencia, i * 1.01]));
    const all = sumMonths(rows, today, corrected);
    const years = groupByYear(rows.map((row) => ({ row }))).map(({ meses }) =>
      sumMonths(
        meses.map(({ row }) => row),
        today,
        corrected,
      ),
    );
    expect(years).toHaveLength(5);
    for (const key of ['meses', 'declarado', 'monofasicos', 'restituir', 'fora', 'corrigido', 'prescreve'] as const) {
      expect(years.reduce((sum, year) => sum + (year[key] ?? 0), 0)).toBe(all[key]);
    }
  });
});

describe('months that are known', () => {
  it('are declared and diagnosed, or have a total entered by a user', () => {
    expect(isComputed(exampleRow())).toBe(true);
    expect(isComputed(undeclared)).toBe(false);
    expect(isComputed(exampleRow({ diagnostico: diagnosisTexts.erro }))).toBe(false);
    expect(hasKnownRefund(undeclared)).toBe(false);
    expect(hasKnownRefund({ ...undeclared, editado_por: 'Ana' })).toBe(true);
  });
});

it('groups months by year in their order', () => {
  const months = ['01/2026', '12/2025', '11/2025'].map((competencia) => ({ row: exampleRow({ competencia }) }));
  expect(groupByYear(months).map(({ ano, meses }) => [ano, meses.length])).toEqual([
    ['2026', 1],
    ['2025', 2],
  ]);
  expect(groupByYear([])).toEqual([]);
});
