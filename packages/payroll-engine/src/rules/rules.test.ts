import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type PayrollPeriod, parsePeriod } from '../payroll-period.ts';
import { expiryDay, payrollDueDate } from './due-date.ts';
import { suggestVerba } from './natures.ts';
import positions from './positions.data.json' with { type: 'json' };
import { findPosition } from './positions.ts';
import { thirdPartiesOf } from './third-parties.ts';

const period = (text: string): PayrollPeriod => {
  const found = parsePeriod(text);
  if (!found) throw new Error(`${text} is not a period.`);
  return found;
};

describe('thirdPartiesOf', () => {
  const combinations: { fpas: string; codTercs: string; total: string }[] = JSON.parse(
    readFileSync(new URL('../../test-data/third-party-totals.json', import.meta.url), 'utf8'),
  );

  it.each(combinations)('adds up $fpas $codTercs to $total%', ({ fpas, codTercs, total }) => {
    // PR-022
    const sum = thirdPartiesOf(fpas, codTercs, undefined, period('2024-03')).reduce(
      (rate, row) => rate + row.rate.toNumber(),
      0,
    );
    expect(sum).toBeCloseTo(Number(total), 10);
  });

  it('leaves out suspended entities and halves those of the pandemic', () => {
    expect(thirdPartiesOf('507', '0079', '0064', period('2024-03')).map(({ code }) => code)).not.toContain('120001');
    const [, , senai] = thirdPartiesOf('507', '0079', undefined, period('2020-04'));
    expect(senai?.rate.toNumber()).toBe(0.5);
    expect(thirdPartiesOf('507', '0001', undefined, period('2025-13')).map(({ code }) => code)).toEqual(['117021']);
  });
});

describe('findPosition', () => {
  it('has exactly one position for each verba, month and nature', () => {
    // PR-030
    const verbas = [...new Set(positions.positions.map(({ verba }) => verba))].filter(
      (verba) => verba < 50 || verba > 52,
    );
    const months = ['2015-01', '2017-10', '2017-11', '2020-08', '2020-09', '2020-10', '2024-04', '2024-05', '2026-12'];
    for (const verba of verbas)
      for (const month of months)
        expect(findPosition(verba, period(month), undefined), `${verba} ${month}`).toBeDefined();
  });

  it('looks at December for a 13º, and gives typed verbas none', () => {
    // PR-030, PR-031
    expect(findPosition(23, period('2020-13'), undefined)?.id).toBe('23-C');
    expect(findPosition(50, period('2024-03'), undefined)).toBeUndefined();
    expect(findPosition(45, period('2024-03'), '1800')?.id).toBe('45-D');
  });
});

describe('marks of positions', () => {
  const unverified = positions.positions.filter(({ isVerified }) => !isVerified).map(({ id }) => id);

  it('marks exactly the positions that were not read in their source', () => {
    // Section 3 of payroll-engine, column C or A.
    expect(unverified).toEqual([
      ...['19', '40', '41', '42-G', '49-X', '49-Y', '51', '52', '101', '107', '108', '112', '113', '114', '115'],
      ...['116', '117', '118', '119', '120', '121', '122', '123', '126', '127'],
    ]);
  });

  it('names a source for every position', () => {
    expect(positions.positions.filter(({ source }) => !source.trim())).toEqual([]);
  });
});

describe('suggestVerba', () => {
  it.each([
    ['1003', 'Hora extra 60 %', 9, true],
    ['1003', 'HE 33%', 7, true],
    ['1003', 'Horas', 7, true],
    ['6003', 'Aviso Lei 12.506', 30, true],
    ['6007', 'Terço de férias', 24, true],
    ['1050', 'Licença maternidade prorrogação', 33, false],
    ['1000', 'Atestado médico', 31, false],
  ])('reads natRubr %s "%s" as verba %d', (nature, description, verba, isAutomatic) => {
    // PR-043
    expect(suggestVerba(nature, description)).toEqual({ verba, isAutomatic });
  });

  it('knows none for other natures', () => {
    expect(suggestVerba('1000', 'Salário')).toBeUndefined();
    expect(suggestVerba(undefined, 'Hora extra 50%')).toBeUndefined();
  });
});

describe('payrollDueDate', () => {
  it.each([
    ['2024-02', '2024-03-20'],
    ['2024-03', '2024-04-19'],
    ['2024-12', '2025-01-20'],
    ['2025-13', '2025-12-19'],
    ['2023-10', '2023-11-20'],
    ['2024-10', '2024-11-19'],
  ])('of %s is %s', (text, day) => {
    // PR-060
    expect(payrollDueDate(period(text))).toBe(day);
  });

  it('expires five years later, on 28/02 for a 29/02', () => {
    // PR-061
    expect(expiryDay('2024-02-29')).toBe('2029-02-28');
    expect(expiryDay('2024-03-20')).toBe('2029-03-20');
  });
});
