import type { JudgedItem } from '../items/judged-item.ts';
import type { Position } from '../rules/positions.ts';

/** The items of one position in one place of a period (PR-046). Cents. */
export interface Cell {
  position: Position;
  establishment: string;
  lotacao: string;
  is13: boolean;
  indSimples: string | undefined;
  /** Signed sum of the items that count. */
  value: number;
  /** The same by degree of exposure. */
  byDegree: Map<string, number>;
}

/** One position of a period: its cells and what does not count. Cents. */
export interface PositionItems {
  position: Position;
  cells: Cell[];
  suspended: number;
  unconfirmed: number;
  /** Pseudonyms of the workers of the items that count. */
  workers: Set<string>;
  /** Sum that counts although no S-2230 proves the leave. */
  unprovedLeave: number;
}

/** Sorts the items of a period into positions and cells; items without a verba or out of the base have no row (PR-050). */
export function groupItems(items: readonly JudgedItem[]): PositionItems[] {
  const rows = new Map<string, PositionItems & { byPlace: Map<string, Cell> }>();
  for (const item of items) {
    const { position } = item;
    if (!position || item.status === 'untaxed') continue;
    let row = rows.get(position.id);
    if (!row) {
      row = {
        position,
        cells: [],
        byPlace: new Map(),
        suspended: 0,
        unconfirmed: 0,
        workers: new Set(),
        unprovedLeave: 0,
      };
      rows.set(position.id, row);
    }
    if (item.status === 'suspended') row.suspended += item.cents;
    else if (item.status === 'unconfirmed') row.unconfirmed += item.cents;
    else {
      addToCell(row.byPlace, position, item);
      if (item.worker !== undefined) row.workers.add(item.worker);
      if (item.lacksLeaveProof) row.unprovedLeave += item.cents;
    }
  }
  return [...rows.values()]
    .map(({ byPlace, ...row }) => ({ ...row, cells: [...byPlace.values()].toSorted(compareCells) }))
    .toSorted((a, b) => comparePositions(a.position, b.position));
}

function addToCell(cells: Map<string, Cell>, position: Position, item: JudgedItem): void {
  const { establishment, lotacao, is13, indSimples, cents, grauExp } = item;
  const key = JSON.stringify([establishment, lotacao, is13, indSimples]);
  let cell = cells.get(key);
  if (!cell) {
    cell = { position, establishment, lotacao, is13, indSimples, value: 0, byDegree: new Map() };
    cells.set(key, cell);
  }
  cell.value += cents;
  if (grauExp) cell.byDegree.set(grauExp, (cell.byDegree.get(grauExp) ?? 0) + cents);
}

/** Orders positions by verba, then by id. */
export function comparePositions(a: Position, b: Position): number {
  return a.verba - b.verba || compareText(a.id, b.id);
}

/** Orders the cells of a position: establishment, lotação, the 13º last, indSimples. */
export function compareCells(a: Cell, b: Cell): number {
  return (
    compareText(a.establishment, b.establishment) ||
    compareText(a.lotacao, b.lotacao) ||
    Number(a.is13) - Number(b.is13) ||
    compareText(a.indSimples ?? '', b.indSimples ?? '')
  );
}

/** Compares by code unit, for sorting. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
