import { formatBRL } from '@restitui/brazil/money.ts';
import type { AnalysisRow } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { formatPercent } from '../month-figures.ts';
import { DiagnosisBadge } from './diagnosis-badge.tsx';
import { AlertCount, Lapse } from './month-cells.tsx';
import { TotalCell } from './total-cell.tsx';

/** Pixels that a column needs for its widest figure of a Simples Nacional company. */
export const monthWidths = {
  competencia: 128,
  rb_auferida: 124,
  Receita_Bruta_XML: 124,
  cobertura: 92,
  total_monofasicos: 124,
  total: 124,
  total_a_restituir: 160,
  diagnostico: 154,
  prescreve_em: 128,
  alertas: 82,
};
type MonthColumn = keyof typeof monthWidths;

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
  today: string;
  onSaveTotal: ((competencia: string, valor: number) => void) | undefined;
}

export function monthColumns({ shown, today, onSaveTotal }: MonthColumnsOptions): DataColumn<AnalysisRow>[] {
  const cells: Record<MonthColumn, Omit<DataColumn<AnalysisRow>, 'id' | 'header'>> = {
    competencia: { cell: (row) => row.competencia, value: monthKey, width: px('competencia') },
    rb_auferida: money('rb_auferida'),
    Receita_Bruta_XML: money('Receita_Bruta_XML'),
    cobertura: { cell: (row) => <Coverage {...row} />, align: 'end', width: px('cobertura') },
    total_monofasicos: money('total_monofasicos'),
    total: money('total'),
    total_a_restituir: {
      cell: (row) => <TotalCell row={row} onSave={onSaveTotal && ((valor) => onSaveTotal(row.competencia, valor))} />,
      value: (row) => row.total_a_restituir,
      align: 'end',
      width: px('total_a_restituir'),
    },
    diagnostico: { cell: (row) => <DiagnosisBadge diagnostico={row.diagnostico} />, width: px('diagnostico') },
    prescreve_em: {
      cell: (row) => <Lapse row={row} today={today} />,
      value: (row) => row.prescreve_em,
      width: px('prescreve_em'),
    },
    alertas: { cell: (row) => <AlertCount row={row} />, align: 'end', width: px('alertas') },
  };
  return shown.map((id) => ({ id, header: headers[id], ...cells[id] }));
}

const px = (id: MonthColumn) => `${monthWidths[id]}px`;

function money(id: 'rb_auferida' | 'Receita_Bruta_XML' | 'total_monofasicos' | 'total') {
  return { cell: (row: AnalysisRow) => formatBRL(row[id]), align: 'end' as const };
}

function Coverage({ cobertura }: AnalysisRow) {
  return <span className={cobertura < 0.9 ? 'text-warning' : ''}>{formatPercent(cobertura * 100, 1)}</span>;
}
