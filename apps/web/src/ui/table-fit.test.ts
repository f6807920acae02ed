import { expect, it } from 'vitest';
import { compensationColumns } from '../features/recovery/compensations/compensation-columns.tsx';
import { refundRequestColumns } from '../features/simples/refund-requests/components/refund-request-columns.tsx';
import type { DataColumn } from './data-column.ts';
import { fitLimits, isShownAt, leaveOut } from './table-fit.ts';

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

it('gives every column without a width as much as the name, because they share the rest', () => {
  const shared: DataColumn<string>[] = [...columns.slice(0, 2), { id: 's', header: 'E-mail', cell, hideBelow: 'lg' }];
  expect(fitLimits({ columns: shared }, 1024)).toEqual([144 + 144 + 144, 64 + 144]);
});

it('counts the columns of checkboxes and actions', () => {
  expect(fitLimits({ columns, rowActions: cell }, 800)).toEqual([64 + 144 + 56]);
  expect(fitLimits({ columns, rowActions: cell, actionsWidth: '6.5rem' }, 800)).toEqual([64 + 144 + 104]);
  const choice = { chosen: new Set<string>(), onChange: () => undefined, label: String, may: () => true };
  expect(fitLimits({ columns, choice }, 800)).toEqual([64 + 144 + 48]);
});

it('counts no column that is hidden or printed only, because a heading that spans them would add columns', () => {
  const shown = (windowWidth: number) => columns.filter((column) => isShownAt(column, windowWidth)).map(({ id }) => id);
  expect(shown(900)).toEqual(['a', 'b']);
  expect(shown(1280)).toEqual(['a', 'b', 'c', 'd']);
  expect(isShownAt({ ...columns[0], id: 'p', header: '', cell, hideBelow: 'print' }, 4000)).toBe(false);
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

/** The width of a table in a window: beside the sidebar, within the card, with a scroll bar. */
const roomIn = (windowWidth: number) => windowWidth - 256 - 2 * 32 - 2 - 15;

const shownWidth = (table: Parameters<typeof fitLimits>[0], windowWidth: number) =>
  fitLimits(table, windowWidth).at(-1);

it('shows the tables of refund requests and compensations, not their cards, from 1024 pixels', () => {
  const requests = (windowWidth: number) =>
    ({ columns: refundRequestColumns({ today: '2026-01-31', isWide: windowWidth >= 1280 }) }) as Parameters<
      typeof fitLimits
    >[0];
  const report = { columns: compensationColumns(true), rowActions: cell, actionsWidth: '6rem' };
  for (const windowWidth of [1024, 1280]) {
    expect(shownWidth(requests(windowWidth), windowWidth)).toBeLessThanOrEqual(roomIn(windowWidth));
    expect(shownWidth(report as Parameters<typeof fitLimits>[0], windowWidth)).toBeLessThanOrEqual(roomIn(windowWidth));
  }
});
