import { describe, expect, it } from 'vitest';
import type { Compensation } from './compensations.api.ts';
import { compensationsSheet } from './compensations-sheet.ts';

const row: Compensation = {
  ...{ id: 'c', id_client: '11222333000181', id_product: 'p', empresa: 'Padaria', typeServico: 'PREVIDENCIARIO' },
  ...{ tributo: 'IRPJ', pa: '03/2024', value: 120.5, perDcomp: '12345.67890.010124.1.3.04-0001', version: 1 },
};

describe('compensationsSheet', { tags: ['W-449', 'D-22'] }, () => {
  it('has one line per compensation in the column of its tax, and totals', () => {
    const { data } = compensationsSheet([row, { ...row, tributo: 'PIS_PASEP', value: 0.5 }]);
    const [headings, first, second, total] = data.map((line) => line.map(({ value }) => value));
    const taxes = ['PIS/PASEP', 'COFINS', 'IRPJ', 'CSLL', 'Total'];
    expect(headings).toEqual(['Cliente', 'CNPJ/CPF', 'Serviço', 'PA', 'PER/DCOMP', ...taxes]);
    const about = ['Padaria', '11222333000181', 'Previdenciário', new Date('2024-03-01'), row.perDcomp];
    expect(first).toEqual([...about, 0, 0, 120.5, 0, 120.5]);
    expect(second).toEqual([...about, 0.5, 0, 0, 0, 0.5]);
    expect(total).toEqual(['Total', '', '', '', '', 0.5, 0, 120.5, 0, 121]);
  });
});
