import { formatBRL } from '@restitui/brazil/money.ts';
import type { AnalysisRow } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { formatDate } from '../../../lib/formats.ts';
import { Card } from '../../../ui/card.tsx';
import type { DataColumn } from '../../../ui/data-column.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { lapseOf } from '../lapse.ts';
import { formatPercent } from '../month-figures.ts';
import { DiagnosisBadge } from './diagnosis-badge.tsx';
import { TotalCell } from './total-cell.tsx';

interface MonthsTableProps {
  rows: readonly AnalysisRow[];
  today: string;
  onOpen: (competencia: string) => void;
  onSaveTotal: ((competencia: string, valor: number) => void) | undefined;
}

const monthKey = ({ competencia }: AnalysisRow) => Number(competencia.slice(3) + competencia.slice(0, 2));

export function MonthsTable({ rows, today, onOpen, onSaveTotal }: MonthsTableProps) {
  const columns = useMemo<DataColumn<AnalysisRow>[]>(
    () => [
      { id: 'competencia', header: 'Competência', cell: (row) => row.competencia, value: monthKey, width: '7.5rem' },
      money('rb_auferida', 'Receita declarada'),
      { ...money('Receita_Bruta_XML', 'Receita das notas'), hideBelow: 'lg' },
      {
        id: 'cobertura',
        header: 'Cobertura',
        cell: ({ cobertura }) => (
          <span className={cobertura < 0.9 ? 'text-warning' : ''}>{formatPercent(cobertura * 100, 1)}</span>
        ),
        align: 'end',
        width: '6rem',
        hideBelow: 'lg',
      },
      { ...money('total_monofasicos', 'Monofásicos'), hideBelow: 'xl' },
      { ...money('total', 'Total'), hideBelow: 'xl' },
      {
        id: 'total_a_restituir',
        header: 'A restituir',
        value: (row) => row.total_a_restituir,
        cell: (row) => <TotalCell row={row} onSave={onSaveTotal && ((valor) => onSaveTotal(row.competencia, valor))} />,
        align: 'end',
        width: '12rem',
      },
      {
        id: 'diagnostico',
        header: 'Diagnóstico',
        cell: (row) => <DiagnosisBadge diagnostico={row.diagnostico} />,
        width: '10rem',
      },
      {
        id: 'prescreve_em',
        header: 'Prescreve em',
        value: (row) => row.prescreve_em,
        cell: (row) => <Lapse row={row} today={today} />,
        width: '11.5rem',
        hideBelow: 'md',
      },
      { id: 'alertas', header: 'Alertas', cell: (row) => <AlertCount row={row} />, align: 'end', width: '5.5rem' },
    ],
    [today, onSaveTotal],
  );

  return (
    <Card flush aria-label="Meses da análise">
      <DataTable
        label="Meses da análise"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.competencia}
        onRowOpen={(row) => onOpen(row.competencia)}
        initialSort={{ column: 'competencia', direction: 'asc' }}
      />
    </Card>
  );
}

type MoneyField = 'rb_auferida' | 'Receita_Bruta_XML' | 'total_monofasicos' | 'total';

function money(id: MoneyField, header: string): DataColumn<AnalysisRow> {
  return { id, header, cell: (row) => formatBRL(row[id]), align: 'end' };
}

const lapseTones = { danger: 'text-danger', warning: 'text-warning', neutral: 'text-muted' };

function Lapse({ row, today }: { row: AnalysisRow; today: string }) {
  if (!row.prescreve_em) return <span className="text-muted">Não pago</span>;
  const { text, tone } = lapseOf(row.prescreve_em, today);
  return (
    <span className="figures">
      {formatDate(row.prescreve_em)} <span className={`text-caption ${lapseTones[tone]}`}>{text}</span>
    </span>
  );
}

function AlertCount({ row }: { row: AnalysisRow }) {
  const count = row.alertas.length;
  if (count === 0) return <span className="text-muted">—</span>;
  return (
    <span className="inline-flex items-center gap-1 text-warning">
      <TriangleAlert aria-hidden className="size-3.5" />
      {count}
      <span className="sr-only">{count === 1 ? 'alerta' : 'alertas'}</span>
    </span>
  );
}
