import { describe, expect, it } from 'vitest';
import { payrollItemTypes } from './payroll-item-catalogue.ts';
import { assignItemKeys, groupPayrollItems, payrollItemRows, totalOfPayrollItems } from './payroll-item-rows.ts';
import { maskPeriod } from './payroll-items-period.ts';

describe('payrollItemTypes', { tags: ['W-159', 'W-160'] }, () => {
  it('has 52 items with unique names, in the known groups', () => {
    expect(payrollItemTypes).toHaveLength(52);
    expect(new Set(payrollItemTypes.map(({ verba }) => verba)).size).toBe(52);
    expect([...new Set(payrollItemTypes.map(({ grupo }) => grupo))]).toEqual([
      'Horas extras',
      'Férias',
      '13º',
      'Rescisão',
      'Afastamentos',
      'Adicionais',
      'Gratificações',
      'Auxílios',
      'Terceiros',
      'ICMS na base de PIS/COFINS',
    ]);
  });

  it('covers overtime from 20 to 100 per cent in steps of 5, and ICMS at the basic and the declared rate', () => {
    const overtime = payrollItemTypes.flatMap(({ verba }) => /^Hora Extra (\d+)%$/.exec(verba)?.[1] ?? []);
    expect(overtime.map(Number)).toEqual(Array.from({ length: 17 }, (_, i) => 20 + 5 * i));
    expect(payrollItemTypes.slice(-2).map(({ verba }) => verba)).toEqual([
      'Exclusão do ICMS - Alíquota Básica',
      'Exclusão do ICMS - Alíquota Declarada',
    ]);
  });
});

describe('payroll item rows', { tags: ['W-158'] }, () => {
  const saved = [
    { verba: 'Férias Indenizadas', valor: 10.1 },
    { verba: '13º Salário', valor: 20.2 },
  ];

  it('contain all items, with the saved value or 0', () => {
    const rows = payrollItemRows(saved);
    expect(rows.map(({ verba }) => verba)).toEqual(payrollItemTypes.map(({ verba }) => verba));
    expect(rows.filter(({ valor }) => valor > 0).map(({ verba, valor }) => [verba, valor])).toEqual([
      ['Férias Indenizadas', 10.1],
      ['13º Salário', 20.2],
    ]);
  });

  it('sum to the total credit and the group totals, exact to the cent', { tags: ['W-579'] }, () => {
    expect(totalOfPayrollItems([])).toBe(0);
    expect(totalOfPayrollItems([{ valor: 0.1 }, { valor: 0.2 }])).toBe(0.3);
    expect(totalOfPayrollItems(Array.from({ length: 52 }, () => ({ valor: 1.15 })))).toBe(59.8);
    const groups = groupPayrollItems(payrollItemRows(saved));
    expect(groups.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(52);
    expect(groups.filter(({ total }) => total > 0).map(({ grupo, total }) => [grupo, total])).toEqual([
      ['Férias', 10.1],
      ['13º', 20.2],
    ]);
  });
});

describe('assignItemKeys', { tags: ['W-478', 'C-44'] }, () => {
  it('keeps a sent key, and otherwise assigns a unique one from the time of the save', () => {
    const now = new Date('2026-11-20T12:00:00.000Z');
    const rows = assignItemKeys(
      [
        { verba: 'Quebra de Caixa', valor: 1, createdDate: '2026-11-20T12:00:00.000Z' },
        { verba: '13º Salário', valor: 2 },
        { verba: 'Férias Gozadas', valor: 3 },
      ],
      now,
    );
    expect(rows.map(({ createdDate }) => createdDate)).toEqual([
      '2026-11-20T12:00:00.000Z',
      '2026-11-20T12:00:00.001Z',
      '2026-11-20T12:00:00.002Z',
    ]);
  });
});

describe('maskPeriod', { tags: ['W-162', 'W-163'] }, () => {
  it.each([
    ['0', '0'],
    ['01', '01'],
    ['012', '01/2'],
    ['012025', '01/2025'],
    ['01/2025', '01/2025'],
    ['0120259', '01/2025'],
    ['a1b2', '12'],
  ])('formats %s as %s, at most 6 digits', (typed, masked) => {
    expect(maskPeriod(typed)).toBe(masked);
  });
});
