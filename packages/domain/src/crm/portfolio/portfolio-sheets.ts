import { formatCellMessage } from './check-row.ts';
import type { ImportRow } from './portfolio.api.ts';
import { portfolioColumns, portfolioField } from './portfolio-columns.ts';

/** A cell for the spreadsheet writer; null is an empty cell. */
export type PortfolioCell =
  | { value: string; type: StringConstructor; format?: string; fontWeight?: 'bold'; wrap?: boolean }
  | { value: number; type: NumberConstructor; format: string }
  | null;

/** A sheet with bold, frozen headings. */
export interface PortfolioSheet {
  sheet: string;
  data: PortfolioCell[][];
  columns: { width: number }[];
  stickyRowsCount: number;
}

/** Always a text cell, so that numbers keep their digits and formulas are not executed. */
const text = (value: string | null): PortfolioCell => (value ? { value, type: String, format: '@' } : null);
const long = (value: string): PortfolioCell => ({ value, type: String, wrap: true });
const heading = (value: string): PortfolioCell => ({ value, type: String, fontWeight: 'bold' });

/** Returns the refused rows with the reason in front; once corrected, the file can be imported again. */
export function refusedSheet(headings: readonly string[], rows: readonly ImportRow[]): PortfolioSheet {
  return {
    sheet: 'Linhas com erro',
    data: [
      ['Motivo', 'Linha', ...headings].map(heading),
      ...rows.map(({ line, cells, issues }) => [
        long(issues.map(formatCellMessage).join('\n')),
        { value: line, type: Number, format: '0' } as const,
        ...headings.map((_, i) => text(cells[i] ?? '')),
      ]),
    ],
    columns: [{ width: 60 }, { width: 8 }, ...headings.map((name) => ({ width: Math.max(14, name.length + 4) }))],
    stickyRowsCount: 1,
  };
}

const needs = { always: 'Sim', owner: 'Para proprietário novo', no: 'Não' };

/** Returns an empty sheet with the headings, and a sheet of instructions. */
export function templateSheets(): PortfolioSheet[] {
  const columns = portfolioField.options.map((field) => portfolioColumns[field]);
  return [
    {
      sheet: 'Clientes',
      data: [columns.map((column) => heading(column.heading))],
      columns: columns.map((column) => ({ width: Math.max(14, column.heading.length + 4) })),
      stickyRowsCount: 1,
    },
    {
      sheet: 'Como preencher',
      data: [
        ['Coluna', 'Obrigatória', 'Como preencher', 'Exemplo'].map(heading),
        ...columns.map(({ heading: name, needed, help, example }) => [
          text(name),
          text(needs[needed]),
          long(help),
          text(example),
        ]),
      ],
      columns: [{ width: 28 }, { width: 24 }, { width: 60 }, { width: 40 }],
      stickyRowsCount: 1,
    },
  ];
}
