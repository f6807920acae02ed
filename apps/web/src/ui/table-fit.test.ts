import { expect, it } from 'vitest';
import type { DataColumn } from './data-column.ts';
import { neededWidth } from './table-fit.ts';

const cell = () => null;
const columns: DataColumn<string>[] = [
  { id: 'a', header: 'Cliente', cell },
  { id: 'b', header: 'Valor', cell, width: '9rem' },
  { id: 'c', header: 'Pago em', cell, width: '100px', hideBelow: 'lg' },
  { id: 'd', header: 'Motivo', cell, width: '20%', hideBelow: 'xl' },
  { id: 'e', header: 'Origem', cell, width: '30px', hideBelow: '2xl' },
  { id: 'f', header: 'Autor', cell, width: '40px', hideBelow: '3xl' },
];

it('counts the columns shown at this window width, and the columns of checkboxes and actions', () => {
  expect(neededWidth({ columns }, 800)).toBe(64 + 144);
  expect(neededWidth({ columns }, 1024)).toBe(64 + 144 + 100);
  expect(neededWidth({ columns }, 1440)).toBe(64 + 144 + 100 + 64);
  expect(neededWidth({ columns }, 1536)).toBe(64 + 144 + 100 + 64 + 30);
  expect(neededWidth({ columns }, 1792)).toBe(64 + 144 + 100 + 64 + 30 + 40);
  expect(neededWidth({ columns, rowActions: cell }, 800)).toBe(64 + 144 + 56);
  expect(neededWidth({ columns, rowActions: cell, actionsWidth: '6.5rem' }, 800)).toBe(64 + 144 + 104);
  const choice = { chosen: new Set<string>(), onChange: () => undefined, label: String, may: () => true };
  expect(neededWidth({ columns, choice }, 800)).toBe(64 + 144 + 48);
});
