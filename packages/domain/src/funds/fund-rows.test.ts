import { describe, expect, it } from 'vitest';
import { fundItems } from './fund-items.ts';
import { fundRows, groupedFunds, keyedFunds, totalOfFunds } from './fund-rows.ts';
import { maskPeriod } from './funds-period.ts';

describe('W-159 W-160 the list of verbas', () => {
  it('has 52 items, each named once, in the known groups', () => {
    expect(fundItems).toHaveLength(52);
    expect(new Set(fundItems.map(({ verba }) => verba)).size).toBe(52);
    expect([...new Set(fundItems.map(({ grupo }) => grupo))]).toEqual([
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

  it('names overtime from 20 to 100 per cent in steps of 5, and ICMS at the basic and the declared rate', () => {
    const overtime = fundItems.flatMap(({ verba }) => /^Hora Extra (\d+)%$/.exec(verba)?.[1] ?? []);
    expect(overtime.map(Number)).toEqual(Array.from({ length: 17 }, (_, i) => 20 + 5 * i));
    expect(fundItems.slice(-2).map(({ verba }) => verba)).toEqual([
      'Exclusão do ICMS - Alíquota Básica',
      'Exclusão do ICMS - Alíquota Declarada',
    ]);
  });
});

describe('W-158 the rows of the table', () => {
  const saved = [
    { verba: 'Férias Indenizadas', valor: 10.1 },
    { verba: '13º Salário', valor: 20.2 },
  ];

  it('are all items, with what was saved and 0 for the rest', () => {
    const rows = fundRows(saved);
    expect(rows.map(({ verba }) => verba)).toEqual(fundItems.map(({ verba }) => verba));
    expect(rows.filter(({ valor }) => valor > 0).map(({ verba, valor }) => [verba, valor])).toEqual([
      ['Férias Indenizadas', 10.1],
      ['13º Salário', 20.2],
    ]);
  });

  it('W-579 the total credit to compensate adds up to the cent, and so do the groups', () => {
    expect(totalOfFunds([])).toBe(0);
    expect(totalOfFunds([{ valor: 0.1 }, { valor: 0.2 }])).toBe(0.3);
    expect(totalOfFunds(Array.from({ length: 52 }, () => ({ valor: 1.15 })))).toBe(59.8);
    const groups = groupedFunds(fundRows(saved));
    expect(groups.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(52);
    expect(groups.filter(({ total }) => total > 0).map(({ grupo, total }) => [grupo, total])).toEqual([
      ['Férias', 10.1],
      ['13º', 20.2],
    ]);
  });
});

describe('W-478 C-44 the key of a row', () => {
  it('is kept where one was sent, else the instant of the save, unlike every other', () => {
    const now = new Date('2026-11-20T12:00:00.000Z');
    const rows = keyedFunds(
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

describe('W-162 W-163 the mask of a period', () => {
  it.each([
    ['0', '0'],
    ['01', '01'],
    ['012', '01/2'],
    ['012025', '01/2025'],
    ['01/2025', '01/2025'],
    ['0120259', '01/2025'],
    ['a1b2', '12'],
  ])('%s → %s: at most 6 digits', (typed, masked) => {
    expect(maskPeriod(typed)).toBe(masked);
  });
});
