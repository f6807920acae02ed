import { describe, expect, it } from 'vitest';
import { exampleRow } from './example-rows.ts';
import { filteredMonths, monthFilterCounts, monthFilterOf, monthTotals, yearTotal } from './month-filters.ts';

const today = '2026-09-30';
const alert = (codigo: string) => ({ codigo, texto: codigo });
const rows = [
  exampleRow({ competencia: '01/2025', alertas: [], cobertura: 1, prescreve_em: '2030-06-20' }),
  exampleRow({ competencia: '02/2025', alertas: [alert('SEM_PGDAS')], rb_auferida: 0, total_a_restituir: 0 }),
  exampleRow({ competencia: '03/2025', alertas: [], cobertura: 0.5, prescreve_em: '2026-12-29' }),
  exampleRow({ competencia: '04/2025', alertas: [alert('MONO_REVISAR')], cobertura: 1, prescreve_em: '2026-12-30' }),
  exampleRow({ competencia: '05/2025', alertas: [], cobertura: 1, prescreve_em: '2026-09-29' }),
];
const months = (filter: Parameters<typeof filteredMonths>[1]) =>
  filteredMonths(rows, filter, today).map(({ competencia }) => competencia);

describe('filters of the months', () => {
  it('find months without declaration, with low coverage, near their expiry, or with items for review', () => {
    expect(months('sem_pgdas')).toEqual(['02/2025']);
    expect(months('cobertura')).toContain('03/2025');
    expect(months('prescreve')).toEqual(['03/2025']);
    expect(months('revisar')).toEqual(['04/2025']);
    expect(months(undefined)).toHaveLength(5);
  });

  it('are offered with the number of months, and only when there are some', () => {
    expect(monthFilterCounts(rows, today).map(({ filter }) => filter)).toEqual([
      'sem_pgdas',
      'cobertura',
      'prescreve',
      'revisar',
    ]);
    expect(monthFilterCounts(rows.slice(0, 1), today)).toEqual([]);
  });

  it('are read from the URL while some month matches', () => {
    expect(monthFilterOf('revisar', rows, today)).toBe('revisar');
    expect(monthFilterOf('revisar', rows.slice(0, 1), today)).toBeUndefined();
    expect(monthFilterOf('outro', rows, today)).toBeUndefined();
    expect(monthFilterOf(undefined, rows, today)).toBeUndefined();
  });

  it('have totals, with expired and unpaid months apart', () => {
    const unpaid = exampleRow({ competencia: '06/2025', alertas: [alert('DAS_NAO_PAGO')] });
    const totals = Object.fromEntries(monthTotals([...rows, unpaid]).map(({ label, value }) => [label, value]));
    expect(totals).toMatchObject({ Meses: '6', 'A restituir': 'R$ 636,96', 'Prescrito ou não pago': 'R$ 159,24' });
    expect(yearTotal([...rows, unpaid])).toBe('R$ 636,96 a restituir · R$ 159,24 prescrito ou não pago');
    expect(yearTotal(rows)).toBe('R$ 636,96 a restituir');
  });
});
