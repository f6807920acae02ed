import { integerCents } from '@restitui/brazil/money.ts';
import type { MonthTotals } from '@restitui/domain/simples/analysis/month-totals.ts';
import { expect, it } from 'vitest';
import type { MonthColumn, MonthColumnId } from './components/month-columns.tsx';
import { layOutMonths } from './month-widths.ts';

const ids: MonthColumnId[] = ['declarado', 'xml', 'cobertura', 'monofasicos', 'total', 'restituir', 'corrigido'];
const column = (id: MonthColumnId): MonthColumn => ({ id, header: id, align: 'end', cell: () => '', sum: () => '' });
const columns = [...ids, 'diagnostico', 'prescreve', 'falta'].map((id) => column(id as MonthColumnId));

const cents = integerCents(123_456_789);
const sums = {
  ...{ meses: 60, declarado: cents, xml: cents, cobertura: 0.9, monofasicos: cents, total: cents },
  ...{ restituir: cents, fora: cents, corrigido: cents, prescreve: cents },
} as MonthTotals;

const laidOut = (width: number, isPhone = false, of = sums) => layOutMonths(columns, of, { width, isPhone });
const shown = (width: number, isPhone = false) => laidOut(width, isPhone).columns.map(({ column: { id } }) => id);

it('shows all columns while the width is unknown, and where it is enough', () => {
  expect(shown(0)).toHaveLength(columns.length);
  expect(shown(2000)).toHaveLength(columns.length);
});

it('drops the columns that are in the open month first, and keeps what is left and the refund', () => {
  expect(shown(1100)).not.toContain('xml');
  expect(shown(1100)).toContain('prescreve');
  for (const width of [1100, 900, 700, 500]) {
    expect(shown(width)).toEqual(expect.arrayContaining(['restituir', 'falta']));
    expect(shown(width).length).toBeLessThanOrEqual(shown(width + 100).length);
  }
});

it('gives what is left the rest of the width', () => {
  const { columns: wide } = laidOut(1400);
  expect(wide.find(({ column: { id } }) => id === 'falta')?.width).toBeUndefined();
  expect(wide.filter(({ width }) => width === undefined)).toHaveLength(1);
});

it('widens a money column with its longest amount', () => {
  const widthOf = (of: MonthTotals) => laidOut(0, false, of).columns[0]?.width ?? 0;
  const longer = { ...sums, declarado: integerCents(12_345_678_900) };
  expect(widthOf(longer)).toBeGreaterThan(widthOf(sums));
});

it('has two columns on a phone, what is left before the refund', () => {
  expect(laidOut(360, true)).toMatchObject({ isNarrow: true, first: 88 });
  expect(shown(360, true)).toEqual(['falta', 'restituir']);
  expect(laidOut(300).isNarrow).toBe(true);
});

it('has room for the certain part of a refund below it, in each layout', () => {
  for (const [cents, note] of [
    [40_000, '399,99 certos'],
    [482_364, '4.823,63 certos'],
    [123_456_789, '1.234.567,88 certos'],
  ] as const) {
    for (const window of [
      { width: 326, isPhone: true },
      { width: 702, isPhone: false },
    ]) {
      const { columns: laid } = layOutMonths(columns, { ...sums, restituir: integerCents(cents) }, window);
      const width = laid.find(({ column: { id } }) => id === 'restituir')?.width ?? 0;
      expect(width - 24, note).toBeGreaterThanOrEqual(note.length * 6.2);
    }
  }
});
