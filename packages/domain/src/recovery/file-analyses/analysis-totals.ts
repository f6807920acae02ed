import { sumOfReais } from '@restitui/brazil/money.ts';
import { type PositionClass, positionClass } from './analysis-class.ts';
import type { AnalysisCell, AnalysisMonthRow } from './file-analyses.api.ts';

type Cell = Pick<AnalysisCell, 'classe' | 'contavel' | 'prescrito' | 'credito' | 'corrigido'>;
type Month = { celulas: readonly Cell[] };

export interface ClassTotals {
  credito: number;
  corrigido: number;
  /** Expired credit, in no other figure. */
  prescrito: number;
  /** Credit that does not count yet: unpaid, or without the action that it needs. */
  fora: number;
}

/** Returns whether a cell is summed when its class is ticked. */
export function isSummable({ contavel, prescrito }: Pick<Cell, 'contavel' | 'prescrito'>): boolean {
  return contavel && !prescrito;
}

/** Sums the cells of all months by class, in reais (PR-080). */
export function totalsByClass(months: readonly Month[]): Record<PositionClass, ClassTotals> {
  const cells = months.flatMap(({ celulas }) => celulas);
  const totals = (classe: PositionClass): ClassTotals => {
    const own = cells.filter((cell) => cell.classe === classe);
    const counted = own.filter(isSummable);
    return {
      credito: sumOfReais(counted.map(({ credito }) => credito)),
      corrigido: sumOfReais(counted.map(({ corrigido }) => corrigido)),
      prescrito: sumOfReais(own.filter(({ prescrito }) => prescrito).map(({ credito }) => credito)),
      fora: sumOfReais(own.filter((cell) => !cell.prescrito && !cell.contavel).map(({ credito }) => credito)),
    };
  };
  return Object.fromEntries(positionClass.options.map((classe) => [classe, totals(classe)])) as Record<
    PositionClass,
    ClassTotals
  >;
}

/** Sums what is ticked, counts and has not expired, in reais. */
export function selectedTotals(
  months: readonly Month[],
  classes: readonly PositionClass[],
): Pick<ClassTotals, 'credito' | 'corrigido'> {
  const counted = months.flatMap(({ celulas }) => celulas).filter((cell) => isSelected(cell, classes));
  return {
    credito: sumOfReais(counted.map(({ credito }) => credito)),
    corrigido: sumOfReais(counted.map(({ corrigido }) => corrigido)),
  };
}

/** Returns whether a cell is in the selected total. */
export function isSelected(cell: Pick<Cell, 'classe' | 'contavel' | 'prescrito'>, classes: readonly PositionClass[]) {
  return classes.includes(cell.classe) && isSummable(cell);
}

/** A line of the grid: one thesis over all months. */
export interface ThesisRow {
  key: string;
  nome: string;
  classe: PositionClass;
  fonte: string;
  a_conferir: boolean;
  /** Cells by month. */
  cells: ReadonlyMap<string, AnalysisCell>;
  /** Sum of the summable cells, in reais. */
  total: number;
}

/** Groups the cells of all months by thesis, in the order of the classes. */
export function thesisRows(months: readonly AnalysisMonthRow[]): ThesisRow[] {
  const all = months.flatMap(({ competencia, celulas }) => celulas.map((cell) => ({ competencia, cell })));
  return [...Map.groupBy(all, ({ cell }) => `${cell.classe} ${cell.tese}`)]
    .flatMap(([key, group]): ThesisRow[] => {
      const [first] = group;
      if (!first) return [];
      const { nome, classe, fonte, a_conferir } = first.cell;
      return [
        {
          ...{ key, nome, classe, fonte, a_conferir },
          cells: new Map(group.map(({ competencia, cell }) => [competencia, cell])),
          total: sumOfReais(group.filter(({ cell }) => isSummable(cell)).map(({ cell }) => cell.credito)),
        },
      ];
    })
    .toSorted(
      (a, b) => positionClass.options.indexOf(a.classe) - positionClass.options.indexOf(b.classe) || b.total - a.total,
    );
}
