import { describe, expect, it } from 'vitest';
import type { DebitMonth } from './debit-months.api.ts';
import { debitMonthsSheet } from './debit-months-sheet.ts';

const month: DebitMonth = {
  ...{ id: 'm', id_apuracao: 'a', month: '01/2025', credit: 1000, totalUsed: 1200.5, version: 1 },
  items: [
    { verba: 'IRPJ', value: 1000 },
    { verba: 'CSLL', value: 200.5 },
  ],
  ...{ files: [], isPaid: true, isSituacaoPerDComp: false },
};

describe('debitMonthsSheet', { tags: ['W-452', 'D-22'] }, () => {
  it('has one line per month with its balance, and totals', () => {
    const { data } = debitMonthsSheet([month, { ...month, month: '02/2025', totalUsed: 0, items: [] }]);
    expect(data.map((line) => line.map(({ value }) => value))).toEqual([
      ['Mês', 'Situação', 'Crédito', 'Utilizado', 'Saldo', 'Verbas', 'Pago', 'PER/DCOMP'],
      [new Date('2025-01-01'), 'Negativo', 1000, 1200.5, -200.5, 'IRPJ, CSLL', 'Sim', 'Não'],
      [new Date('2025-02-01'), 'Disponível', 1000, 0, 1000, '', 'Não', 'Não'],
      ['Total', '', 2000, 1200.5, 799.5, '', '', ''],
    ]);
  });
});
