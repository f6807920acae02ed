import { formatBRL, formatPercent } from '@restitui/brazil/money.ts';
import { periodKey } from '@restitui/brazil/tax-month.ts';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { moneyWidth } from '../../../../ui/fitting-columns.ts';
import type { CoverageLine } from '../coverage-figures.ts';
import { VerdictBadge } from './verdict-badge.tsx';

const fixedWidths = { competencia: 128, veredito: 164, cobertura: 116, declarado: 0, xml: 0, falta: 0, lojas: 136 };
export type CoverageColumn = keyof typeof fixedWidths;

/** Columns hidden on narrow tables, first to go first. */
export const spareCoverageColumns = ['xml', 'declarado', 'lojas'] as const satisfies CoverageColumn[];

const headers: Record<CoverageColumn, string> = {
  competencia: 'Competência',
  veredito: 'Situação',
  cobertura: 'Cobertura',
  declarado: 'Declarado',
  xml: 'Nas notas',
  falta: 'Falta',
  lojas: 'Lojas sem XML',
};

/** Returns the pixels that each column needs, for money by its longest figure. */
export function coverageWidths(lines: readonly CoverageLine[]): Record<CoverageColumn, number> {
  const widthOf = (id: 'declarado' | 'xml' | 'falta') =>
    moneyWidth(
      headers[id],
      lines.map((line) => line[id]),
    );
  return { ...fixedWidths, declarado: widthOf('declarado'), xml: widthOf('xml'), falta: widthOf('falta') };
}

export function coverageColumns(
  shown: readonly CoverageColumn[],
  widths: Record<CoverageColumn, number>,
): DataColumn<CoverageLine>[] {
  return shown.map((id) => ({ id, header: headers[id], width: `${widths[id]}px`, ...cells[id] }));
}

const money = (id: 'declarado' | 'xml' | 'falta'): Omit<DataColumn<CoverageLine>, 'id' | 'header'> => ({
  cell: (line) => (line.veredito === 'sem_declaracao' && id !== 'xml' ? '—' : formatBRL(line[id])),
  value: (line) => line[id],
  align: 'end',
});

const cells: Record<CoverageColumn, Omit<DataColumn<CoverageLine>, 'id' | 'header'>> = {
  competencia: {
    cell: ({ competencia }) => competencia,
    value: ({ competencia }) => periodKey(competencia),
  },
  veredito: { cell: ({ veredito }) => <VerdictBadge veredito={veredito} />, value: ({ veredito }) => veredito },
  cobertura: {
    cell: ({ declarado, cobertura }) => (declarado > 0 ? formatPercent(cobertura * 100, 1) : '—'),
    value: ({ cobertura }) => cobertura,
    align: 'end',
  },
  declarado: money('declarado'),
  xml: money('xml'),
  falta: money('falta'),
  lojas: {
    cell: ({ com_xml, sem_xml }) => (sem_xml === 0 ? 'Nenhuma' : `${sem_xml} de ${com_xml + sem_xml}`),
    value: ({ sem_xml }) => sem_xml,
    align: 'end',
  },
};
