import { formatBRL, formatPercent } from '@restitui/brazil/money.ts';
import { isDeclared } from '@restitui/domain/simples/analysis/month-state.ts';
import type { AnalysisRow } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { moneyWidth } from '../../../../ui/fitting-columns.ts';
import type { TotalCorrection } from '../total-correction.ts';
import { DiagnosisBadge } from './diagnosis-badge.tsx';
import { AlertCount, Expiry } from './month-cells.tsx';
import { TotalCell } from './total-cell.tsx';

const fixedWidths = {
  competencia: 144,
  rb_auferida: 0,
  Receita_Bruta_XML: 0,
  cobertura: 92,
  total_monofasicos: 0,
  total: 0,
  total_a_restituir: 156,
  diagnostico: 154,
  prescreve_em: 128,
  alertas: 82,
};
type MonthColumn = keyof typeof fixedWidths;

const moneyColumns = ['rb_auferida', 'Receita_Bruta_XML', 'total_monofasicos', 'total'] as const;

/** Columns hidden on narrow tables, first to go first. */
export const spareMonthColumns = [
  'total',
  'Receita_Bruta_XML',
  'total_monofasicos',
  'cobertura',
  'prescreve_em',
] as const satisfies MonthColumn[];

/** Returns the pixels that each column needs, for money by its longest figure. */
export function monthWidths(rows: readonly AnalysisRow[]): Record<MonthColumn, number> {
  const widthOf = (id: (typeof moneyColumns)[number]) =>
    moneyWidth(
      headers[id],
      rows.map((row) => row[id]),
    );
  return { ...fixedWidths, ...Object.fromEntries(moneyColumns.map((id) => [id, widthOf(id)])) };
}

const headers: Record<MonthColumn, string> = {
  competencia: 'Competência',
  rb_auferida: 'Declarado',
  Receita_Bruta_XML: 'Receita XML',
  cobertura: 'Cobertura',
  total_monofasicos: 'Monofásicos',
  total: 'Total',
  total_a_restituir: 'A restituir',
  diagnostico: 'Diagnóstico',
  prescreve_em: 'Prescreve em',
  alertas: 'Alertas',
};

const monthKey = ({ competencia }: AnalysisRow) => Number(competencia.slice(3) + competencia.slice(0, 2));

interface MonthColumnsOptions {
  shown: readonly MonthColumn[];
  widths: Record<MonthColumn, number>;
  today: string;
  correction: TotalCorrection | undefined;
}

export function monthColumns({ shown, widths, today, correction }: MonthColumnsOptions): DataColumn<AnalysisRow>[] {
  const px = (id: MonthColumn) => `${widths[id]}px`;
  const money = (id: (typeof moneyColumns)[number]) => ({
    cell: (row: AnalysisRow) => formatBRL(row[id]),
    align: 'end' as const,
    width: px(id),
  });
  const cells: Record<MonthColumn, Omit<DataColumn<AnalysisRow>, 'id' | 'header'>> = {
    competencia: { cell: (row) => row.competencia, value: monthKey, width: px('competencia') },
    rb_auferida: { ...money('rb_auferida'), cell: (row) => (isDeclared(row) ? formatBRL(row.rb_auferida) : '—') },
    Receita_Bruta_XML: money('Receita_Bruta_XML'),
    cobertura: { cell: (row) => <Coverage {...row} />, align: 'end', width: px('cobertura') },
    total_monofasicos: money('total_monofasicos'),
    total: money('total'),
    total_a_restituir: {
      cell: (row) => <TotalCell row={row} correction={correction} />,
      value: (row) => row.total_a_restituir,
      align: 'end',
      width: px('total_a_restituir'),
    },
    diagnostico: { cell: (row) => <DiagnosisBadge row={row} today={today} />, width: px('diagnostico') },
    prescreve_em: {
      cell: (row) => <Expiry row={row} today={today} />,
      value: (row) => row.prescreve_em,
      width: px('prescreve_em'),
    },
    alertas: { cell: (row) => <AlertCount row={row} />, align: 'end', width: px('alertas') },
  };
  return shown.map((id) => ({ id, header: headers[id], ...cells[id] }));
}

function Coverage({ cobertura, sem_subs_rb, com_subs_rb }: AnalysisRow) {
  if (sem_subs_rb + com_subs_rb === 0) return '—';
  return <span className={cobertura < 0.9 ? 'text-warning' : ''}>{formatPercent(cobertura * 100, 1)}</span>;
}
