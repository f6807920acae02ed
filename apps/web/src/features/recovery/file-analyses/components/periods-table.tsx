import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import type { PositionClass } from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import { isSelected } from '@restitui/domain/recovery/file-analyses/analysis-totals.ts';
import type { AnalysisMonthRow, FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { formatPeriod, sortablePeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { escrituracaoLabel } from '@restitui/domain/recovery/file-analyses/sped-month.ts';
import { useMemo } from 'react';
import { formatDate } from '../../../../lib/formats.ts';
import { Card } from '../../../../ui/card.tsx';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { foldByYear } from '../month-fold.ts';

interface PeriodsTableProps {
  analysis: FileAnalysis;
  classes: readonly PositionClass[];
  onOpen: (competencia: string) => void;
}

/** Lists the months with what is selected and what is left out. */
export function PeriodsTable({ analysis, classes, onOpen }: PeriodsTableProps) {
  const hasRegime = analysis.meses.some(({ regime }) => regime);
  const columns = useMemo(() => columnsOf(classes, hasRegime), [classes, hasRegime]);
  return (
    <Card title="Meses" flush>
      <DataTable
        label="Meses da análise"
        columns={columns}
        rows={analysis.meses}
        rowKey={({ competencia }) => competencia}
        onRowOpen={({ competencia }) => onOpen(competencia)}
        fold={foldByYear<AnalysisMonthRow>((month) => selectedSum(month, classes, 'credito'))}
      />
    </Card>
  );
}

function selectedSum(month: AnalysisMonthRow, classes: readonly PositionClass[], field: 'credito' | 'corrigido') {
  return sumOfReais(month.celulas.filter((cell) => isSelected(cell, classes)).map((cell) => cell[field]));
}

/** Regime of the month and kind of its file (SP-120). */
const filing: DataColumn<AnalysisMonthRow> = {
  id: 'escrituracao',
  header: 'Escrituração',
  value: escrituracaoLabel,
  cell: (month) => <span className="whitespace-normal">{escrituracaoLabel(month) || '—'}</span>,
  hideBelow: 'lg',
};

function columnsOf(classes: readonly PositionClass[], hasRegime: boolean): DataColumn<AnalysisMonthRow>[] {
  const others = (month: AnalysisMonthRow) =>
    sumOfReais(month.celulas.filter((cell) => !isSelected(cell, classes)).map(({ credito }) => credito));
  return [
    {
      id: 'competencia',
      header: 'Competência',
      value: ({ competencia }) => sortablePeriod(competencia),
      cell: ({ competencia }) => <span className="figures font-medium">{formatPeriod(competencia)}</span>,
    },
    ...(hasRegime ? [filing] : []),
    {
      id: 'credito',
      header: 'Selecionado',
      align: 'end',
      value: (month) => selectedSum(month, classes, 'credito'),
      cell: (month) => formatBRL(selectedSum(month, classes, 'credito')),
    },
    {
      id: 'corrigido',
      header: 'Corrigido',
      align: 'end',
      value: (month) => selectedSum(month, classes, 'corrigido'),
      cell: (month) => formatBRL(selectedSum(month, classes, 'corrigido')),
    },
    {
      id: 'outros',
      header: 'Fora do total',
      align: 'end',
      value: others,
      cell: (month) => formatBRL(others(month)),
      hideBelow: 'lg',
    },
    {
      id: 'pagamento',
      header: 'Pagamento',
      width: '13rem',
      value: ({ pagamento }) => pagamento,
      cell: ({ pagamento, pagamento_presumido }) =>
        pagamento ? (
          <span className="figures">
            {formatDate(pagamento)}
            {pagamento_presumido && <span className="text-muted"> (vencimento)</span>}
          </span>
        ) : (
          'Não pago'
        ),
      hideBelow: 'md',
    },
    {
      id: 'prescreve_em',
      header: 'Prescreve em',
      value: ({ prescreve_em }) => prescreve_em,
      cell: ({ prescreve_em }) => <span className="figures">{prescreve_em ? formatDate(prescreve_em) : '—'}</span>,
      hideBelow: 'lg',
    },
    {
      id: 'alertas',
      header: 'Avisos',
      align: 'end',
      value: ({ alertas }) => alertas.length,
      cell: ({ alertas }) => alertas.length || '—',
    },
  ];
}
