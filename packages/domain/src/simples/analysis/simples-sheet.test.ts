import { describe, expect, it } from 'vitest';
import { sheetFilter } from '../../exports/sheet-filter.ts';
import {
  detailedSheet,
  rectificationColumns,
  rectificationSheet,
  type SheetRow,
  simplesColumns,
} from './simples-sheet.ts';

const row = Object.fromEntries(
  simplesColumns.map(({ key, unit }, i) => [key, unit === 'month' ? '05/2025' : unit === 'text' ? key : i]),
) as unknown as SheetRow;

describe('sheets of the analysis', () => {
  it('have 9 and 28 columns, each once', { tags: ['W-580', 'W-581'] }, () => {
    expect(rectificationColumns).toHaveLength(9);
    expect(simplesColumns).toHaveLength(28);
    expect(new Set(simplesColumns.map(({ key }) => key)).size).toBe(28);
    expect(simplesColumns.slice(0, 9)).toEqual(rectificationColumns);
    expect(rectificationSheet([row]).data.map((line) => line.length)).toEqual([9, 9]);
    expect(detailedSheet([row, row]).data.map((line) => line.length)).toEqual([28, 28, 28]);
  });

  it('divide five percentage columns by 100 and format them as percentages', { tags: ['W-582'] }, () => {
    const [, cells = []] = detailedSheet([{ ...row, porcentagem_monofasicos: 60.02, aliq_efetiva_c: 0.7168 }]).data;
    const percent = cells.flatMap(({ format }, i) => (format?.endsWith('%') ? (simplesColumns[i]?.key ?? []) : []));
    expect(percent).toEqual([
      'porcentagem_monofasicos',
      'porcentagem_icms',
      'red_efetiva',
      'aliq_efetiva_c',
      'aliq_efetiva_p',
    ]);
    expect(cells[13]).toEqual({ value: 0.6002, type: Number, format: '0.00%' });
    expect(cells[26]).toEqual({ value: 0.007168, type: Number, format: '0.0000%' });
  });

  it('contain money as numbers and months as dates', () => {
    const [, cells = []] = rectificationSheet([{ ...row, competencia: '05/2025', total_a_restituir: 159.24 }]).data;
    expect(cells[0]).toEqual({ value: new Date('2025-05-01'), type: Date, format: 'mm/yyyy' });
    expect(cells[7]).toEqual({ value: 159.24, type: Number, format: '#,##0.00' });
  });

  it('have a filter over headings and months', () => {
    const { transform } = sheetFilter(3).files.transform['xl/worksheets/sheet{id}.xml'];
    expect(transform('<sheetData/></sheetData>', { columns: Array(28).fill({}) })).toBe(
      '<sheetData/></sheetData><autoFilter ref="A1:AB4"/>',
    );
  });
});
