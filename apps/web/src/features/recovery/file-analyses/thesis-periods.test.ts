import { expect, it } from 'vitest';
import { firstShownPeriod, thesisPeriods } from './thesis-periods.ts';

const months = ['11/2024', '12/2024', '01/2025', '02/2025', '07/2025', '12/2025'];
const labels = (frame: number) => thesisPeriods(months, { frame, name: 200, month: 80 }).map(({ label }) => label);

it('holds the longest part of a year whose months fit beside the names, the newest first', () => {
  expect(thesisPeriods(months, { frame: 1160, name: 200, month: 80 })).toEqual([
    { label: '2025', months: ['01/2025', '02/2025', '07/2025', '12/2025'] },
    { label: '2024', months: ['11/2024', '12/2024'] },
  ]);
  expect(labels(1159)).toEqual(['2º semestre de 2025', '1º semestre de 2025', '2º semestre de 2024']);
  expect(labels(679)).toEqual([
    '3º quadrimestre de 2025',
    '2º quadrimestre de 2025',
    '1º quadrimestre de 2025',
    '3º quadrimestre de 2024',
  ]);
  expect(labels(100)).toEqual([
    '4º trimestre de 2025',
    '3º trimestre de 2025',
    '1º trimestre de 2025',
    '4º trimestre de 2024',
  ]);
});

it('holds whole years before the frame is measured', () => {
  expect(labels(0)).toEqual(['2025', '2024']);
});

it('shows the newest period with several months first', () => {
  const first = (frame: number) => firstShownPeriod(thesisPeriods(months, { frame, name: 200, month: 80 }))?.label;
  expect(first(1160)).toBe('2025');
  expect(first(1159)).toBe('2º semestre de 2025');
  expect(first(679)).toBe('1º quadrimestre de 2025');
  expect(firstShownPeriod(thesisPeriods(['01/2025'], { frame: 100, name: 200, month: 80 }))?.months).toEqual([
    '01/2025',
  ]);
  expect(firstShownPeriod([])).toBeUndefined();
});
