import { counted } from '@restitui/brazil/counted.ts';
import { formatBRL, formatDecimal, sumOfReais } from '@restitui/brazil/money.ts';
import type { PositionClass } from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import { isSelected } from '@restitui/domain/recovery/file-analyses/analysis-totals.ts';
import type { AnalysisMonthRow, FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { escrituracaoLabel } from '@restitui/domain/recovery/file-analyses/sped-month.ts';
import { useMemo } from 'react';
import { formatDate } from '../../../../lib/formats.ts';
import { Card } from '../../../../ui/card.tsx';
import type { DataColumn, RowLines } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { monthColumn } from '../month-columns.tsx';
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
  const lines = useMemo(() => linesOf(classes), [classes]);
  return (
    <Card title="Meses" flush>
      <DataTable
        label="Meses da análise"
        columns={columns}
        lines={lines}
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

/** Of `R$ 123.456,78`. */
const amountWidth = '8rem';

/** Regime of the month and kind of its file (SP-120). */
const filing: DataColumn<AnalysisMonthRow> = {
  id: 'escrituracao',
  header: 'Escrituração',
  value: escrituracaoLabel,
  cell: (month) => <span className="whitespace-normal">{escrituracaoLabel(month) || '—'}</span>,
  hideBelow: 'lg',
};

/** On a phone the drawer of the month shows its payment, expiry and file. */
function linesOf(classes: readonly PositionClass[]): RowLines<AnalysisMonthRow> {
  return {
    headings: ['Competência', 'Selecionado, R$', 'Corrigido, R$'],
    widths: '6rem 6rem',
    name: ({ competencia }) => <span className="figures">{formatPeriod(competencia)}</span>,
    below: ({ pagamento, alertas }) => {
      const notes = [
        ...(pagamento ? [] : ['Não pago']),
        ...(alertas.length > 0 ? [counted(alertas.length, 'aviso', 'avisos')] : []),
      ];
      return notes.length > 0 && <span className="text-caption text-muted">{notes.join(', ')}</span>;
    },
    values: (month) => [
      formatDecimal(selectedSum(month, classes, 'credito')),
      formatDecimal(selectedSum(month, classes, 'corrigido')),
    ],
  };
}

function columnsOf(classes: readonly PositionClass[], hasRegime: boolean): DataColumn<AnalysisMonthRow>[] {
  const others = (month: AnalysisMonthRow) =>
    sumOfReais(month.celulas.filter((cell) => !isSelected(cell, classes)).map(({ credito }) => credito));
  return [
    { ...monthColumn, ...(hasRegime && { width: '8.25rem' }) },
    ...(hasRegime ? [filing] : []),
    {
      id: 'credito',
      header: 'Selecionado',
      align: 'end',
      width: amountWidth,
      value: (month) => selectedSum(month, classes, 'credito'),
      cell: (month) => formatBRL(selectedSum(month, classes, 'credito')),
    },
    {
      id: 'corrigido',
      header: 'Corrigido',
      align: 'end',
      width: amountWidth,
      value: (month) => selectedSum(month, classes, 'corrigido'),
      cell: (month) => formatBRL(selectedSum(month, classes, 'corrigido')),
    },
    {
      id: 'outros',
      header: 'Fora do total',
      align: 'end',
      width: amountWidth,
      value: others,
      cell: (month) => formatBRL(others(month)),
      hideBelow: 'lg',
    },
    {
      id: 'pagamento',
      header: 'Pagamento',
      width: '7.25rem',
      value: ({ pagamento }) => pagamento,
      cell: ({ pagamento, pagamento_presumido }) =>
        pagamento ? (
          <span className="figures">
            {formatDate(pagamento)}
            {pagamento_presumido && <span className="block text-caption text-muted">(vencimento)</span>}
          </span>
        ) : (
          'Não pago'
        ),
      hideBelow: 'md',
    },
    {
      id: 'prescreve_em',
      header: 'Prescreve em',
      width: '6.75rem',
      stacksHeader: true,
      value: ({ prescreve_em }) => prescreve_em,
      cell: ({ prescreve_em }) => <span className="figures">{prescreve_em ? formatDate(prescreve_em) : '—'}</span>,
      hideBelow: 'lg',
    },
    {
      id: 'alertas',
      header: 'Avisos',
      align: 'end',
      width: '5.75rem',
      value: ({ alertas }) => alertas.length,
      cell: ({ alertas }) => alertas.length || '—',
    },
  ];
}
