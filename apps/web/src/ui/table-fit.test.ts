import { expect, it } from 'vitest';
import type { DataColumn } from './data-column.ts';
import { fitLimits, leaveOut } from './table-fit.ts';

const cell = () => null;
const columns: DataColumn<string>[] = [
  { id: 'a', header: 'Cliente', cell },
  { id: 'b', header: 'Valor', cell, width: '9rem' },
  { id: 'c', header: 'Pago em', cell, width: '100px', hideBelow: 'lg' },
  { id: 'd', header: 'Motivo', cell, width: '20%', hideBelow: 'xl' },
  { id: 'e', header: 'Origem', cell, width: '30px', hideBelow: '2xl' },
  { id: 'f', header: 'Autor', cell, width: '40px', hideBelow: '3xl' },
];

it('leaves out columns below 1280 pixels, so that the name can be read', () => {
  expect(fitLimits({ columns }, 800)).toEqual([64 + 144]);
  expect(fitLimits({ columns }, 1024)).toEqual([144 + 144 + 100, 64 + 144]);
  expect(fitLimits({ columns }, 1440)).toEqual([64 + 144 + 100 + 64]);
  expect(fitLimits({ columns }, 1536)).toEqual([64 + 144 + 100 + 64 + 30]);
  expect(fitLimits({ columns }, 1792)).toEqual([64 + 144 + 100 + 64 + 30 + 40]);
});

it('counts the columns of checkboxes and actions', () => {
  expect(fitLimits({ columns, rowActions: cell }, 800)).toEqual([64 + 144 + 56]);
  expect(fitLimits({ columns, rowActions: cell, actionsWidth: '6.5rem' }, 800)).toEqual([64 + 144 + 104]);
  const choice = { chosen: new Set<string>(), onChange: () => undefined, label: String, may: () => true };
  expect(fitLimits({ columns, choice }, 800)).toEqual([64 + 144 + 48]);
});

it('leaves out the columns of wide windows first, and prints them', () => {
  const listed: DataColumn<string>[] = [...columns.slice(0, 2), { id: 'm', header: 'Meio', cell, hideBelow: 'md' }];
  const table = { columns: [...listed, ...columns.slice(2)] };
  const printed = (count: number) =>
    leaveOut(table, 1024, count).flatMap(({ id, hideBelow }) => (hideBelow === 'print' ? [id] : []));
  expect(printed(0)).toEqual([]);
  expect(printed(1)).toEqual(['c']);
  expect(printed(2)).toEqual(['m', 'c']);
});
