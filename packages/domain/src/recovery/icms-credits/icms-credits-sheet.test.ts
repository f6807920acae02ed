import { describe, expect, it } from 'vitest';
import type { IcmsCredit } from './icms-credits.api.ts';
import { icmsCreditsSheet } from './icms-credits-sheet.ts';

const row: IcmsCredit = {
  ...{ id: 'i', id_client: '11222333000181', id_product: 'p', empresa: 'Padaria', periodoApurado: '03/2024' },
  ...{ credPisOriginal: 100, credPisOrigUtilizado: 40, credPisPago: 0, dcompInicialPis: '001' },
  ...{ credCofinsOriginal: 460, credCofinsOrigUtilizado: 0, credCofinsPago: 60.5, dcompInicialCofins: '' },
  version: 1,
};

describe('icmsCreditsSheet', { tags: ['W-493', 'W-494', 'D-22'] }, () => {
  it('has every field of PIS and COFINS, one line per period, and totals', () => {
    const { data, columns } = icmsCreditsSheet([row, row]);
    const [headings = [], first = [], , total = []] = data.map((line) => line.map(({ value }) => value));
    expect(headings).toEqual([
      ...['Cliente', 'CNPJ/CPF', 'Período apurado'],
      ...['Crédito PIS original', 'Crédito PIS utilizado', 'Crédito PIS pago', 'DCOMP inicial PIS', 'Saldo PIS'],
      ...['Crédito COFINS original', 'Crédito COFINS utilizado', 'Crédito COFINS pago', 'DCOMP inicial COFINS'],
      ...['Saldo COFINS', 'Saldo'],
    ]);
    const numbers = [100, 40, 0, '001', 60, 460, 0, 60.5, '', 399.5, 459.5];
    expect(first).toEqual(['Padaria', '11222333000181', new Date('2024-03-01'), ...numbers]);
    expect(total).toEqual(['Total', '', '', 200, 80, 0, '', 120, 920, 0, 121, '', 799, 919]);
    expect(columns).toHaveLength(headings.length);
  });
});
