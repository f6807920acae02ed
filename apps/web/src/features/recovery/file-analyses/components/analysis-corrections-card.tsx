import { counted } from '@restitui/brazil/counted.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { formatDecimal } from '@restitui/brazil/money.ts';
import type { MonthCorrection } from '@restitui/domain/recovery/file-analyses/analysis-corrections.api.ts';
import { correctionsSheet } from '@restitui/domain/recovery/file-analyses/analysis-corrections-sheet.ts';
import {
  correctionSteps,
  openDoubts,
  proofDocuments,
} from '@restitui/domain/recovery/file-analyses/correction-steps.ts';
import type { FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../../lib/formats.ts';
import type { DataColumn, RowLines } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { ExportButton } from '../../../../ui/export-button.tsx';
import { FoldingCard } from '../../../../ui/folding-card.tsx';
import { analysisCorrectionsQuery } from '../analysis-requests.queries.ts';
import { fileAnalysisMessages as messages } from '../file-analyses.messages.ts';
import { creditColumn, monthColumn } from '../month-columns.tsx';
import { foldByYear } from '../month-fold.ts';
import { saveFileAnalysisSheet } from '../save-file-analysis-sheet.ts';

const columns: DataColumn<MonthCorrection>[] = [
  { ...monthColumn, width: '8rem' },
  creditColumn,
  {
    id: 'correcao',
    header: 'O que corrigir',
    cell: (month) => <span className="whitespace-normal">{summary(month)}</span>,
  },
];

const yearFold = foldByYear<MonthCorrection>(({ credito }) => credito);

/** Names rubricas and counts events by type, or documents. */
function summary({ rubricas, eventos, documentos, teses }: MonthCorrection): string {
  const codes = [...new Set(rubricas.map(({ rubrica }) => rubrica))];
  const byType = [...Map.groupBy(eventos, ({ tipo }) => tipo)].map(([tipo, list]) => `${list.length} × ${tipo}`);
  if (codes.length > 0) return joinFacts(`Rubricas ${codes.join(', ')}`, ...byType);
  return `${teses.map(({ nome }) => nome).join(', ')}: ${counted(documentos, 'documento', 'documentos')}`;
}

const correctionLines: RowLines<MonthCorrection> = {
  headings: ['Competência', 'Crédito, R$'],
  widths: '6rem',
  name: ({ competencia }) => <span className="figures">{formatPeriod(competencia)}</span>,
  below: (month) => <span className="text-caption text-muted">{summary(month)}</span>,
  values: ({ credito }) => [formatDecimal(credito)],
};

/** Lists what to correct before the credit is claimed: steps, and by month rubricas and events or documents. */
export function AnalysisCorrectionsCard({ analysis }: { analysis: FileAnalysis }) {
  const { id_apuracao, servico } = analysis;
  const list = useQuery(analysisCorrectionsQuery(id_apuracao));
  const rows = list.data ?? [];
  return (
    <FoldingCard
      flush
      title="Correções"
      summary={list.data && counted(rows.length, 'mês a retificar', 'meses a retificar')}
      isFolding={!list.isError}
      description="O que retificar em cada mês antes do pedido."
      actions={
        <ExportButton
          label="XLSX"
          empty={rows.length === 0}
          save={() => saveFileAnalysisSheet(analysis, { kind: 'correcoes' }, correctionsSheet(rows))}
        />
      }
    >
      <details className="border-t px-4 py-3 text-body">
        <summary className="cursor-pointer font-medium">Passo a passo, provas e dúvidas em aberto</summary>
        <ol className="mt-2 list-decimal space-y-1 pl-5">
          {correctionSteps[servico].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="mt-3 text-muted">Provas: {proofDocuments[servico].join('; ')}.</p>
        {openDoubts[servico].length > 0 && (
          <>
            <p className="mt-3 font-medium">Dúvidas em aberto</p>
            <ul className="mt-1 list-disc space-y-1 pl-5 text-muted">
              {openDoubts[servico].map((doubt) => (
                <li key={doubt}>{doubt}</li>
              ))}
            </ul>
          </>
        )}
      </details>
      <DataTable
        label="Correções por mês"
        columns={columns}
        lines={correctionLines}
        rows={list.data}
        rowKey={({ competencia }) => competencia}
        fold={yearFold}
        first={{
          count: 12,
          all: `Mostrar todos os ${formatCount(rows.length)} meses`,
        }}
        error={
          list.isError && <ErrorState title={messages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
        }
        empty={<p className="px-4 py-6 text-body text-muted">Nenhum mês com crédito selecionado.</p>}
        skeletonRows={3}
      />
    </FoldingCard>
  );
}
