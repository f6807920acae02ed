import { displayName } from '@restitui/brazil/display-name.ts';
import { formatCellMessage } from '@restitui/domain/crm/portfolio/check-row.ts';
import { correctedLabel, type RowOutcome, rowOutcomeLabels } from '@restitui/domain/crm/portfolio/import-row-list.ts';
import type { ImportRow, PortfolioImport } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCnpjCpf, formatCount } from '../../../../lib/formats.ts';
import { Card } from '../../../../ui/card.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { importRowsQuery } from '../portfolio.queries.ts';

type View = RowOutcome | 'corrigida';

const labels: Record<View, string> = { ...rowOutcomeLabels, corrigida: correctedLabel };
const views = ['erro', 'corrigida', 'existente', 'repetida', 'valida', 'importada'] as const;

/** The rows by outcome; outcomes without rows are omitted. */
export function ImportRows({ of }: { of: PortfolioImport }) {
  const shown = views.filter((view) => of.counts[view] > 0);
  const [chosen, setChosen] = useState<View>();
  const view = chosen && shown.includes(chosen) ? chosen : shown[0];
  if (!view) return null;
  return (
    <Tabs
      label="Linhas da planilha"
      value={view}
      onValueChange={setChosen}
      tabs={shown.map((value) => ({
        value,
        label: (
          <>
            {labels[value]} <span className="figures text-muted">{formatCount(of.counts[value])}</span>
          </>
        ),
        content: <RowList key={value} of={of} view={value} />,
      }))}
    />
  );
}

function RowList({ of, view }: { of: PortfolioImport; view: View }) {
  const [page, setPage] = useState(1);
  const corrected = view === 'corrigida';
  const filters = { outcome: corrected ? undefined : view, corrigida: corrected, page };
  const rows = useQuery(importRowsQuery(of.id, filters));

  if (rows.isError) {
    return <ErrorState title="Erro ao carregar dados." error={rows.error} onRetry={() => rows.refetch()} />;
  }
  return (
    <Card flush aria-busy={rows.isPlaceholderData || undefined}>
      <ul aria-label={labels[view]} className="flex flex-col">
        {rows.isPending &&
          [0, 1, 2].map((line) => (
            <li key={line} className="border-b p-4 last:border-b-0">
              <Skeleton className="w-2/5" />
            </li>
          ))}
        {rows.data?.data.map((row) => (
          <RowItem key={row.line} row={row} of={of} />
        ))}
      </ul>
      {rows.isPending && <LoadingNote />}
      {rows.data?.page && rows.data.page.total > rows.data.page.size && (
        <div className="border-t">
          <Pagination page={rows.data.page} noun={['linha', 'linhas']} onPageChange={setPage} />
        </div>
      )}
    </Card>
  );
}

/** Returns a cell as sent, because refused rows have no checked values. */
function sentCell({ columns }: PortfolioImport, { cells }: ImportRow, field: 'cnpjcpf' | 'razao_social'): string {
  const column = columns[field];
  return (column === undefined ? undefined : cells[column]) || '—';
}

function RowItem({ row, of }: { row: ImportRow; of: PortfolioImport }) {
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-1 border-b px-4 py-3 last:border-b-0 md:grid-cols-[4.5rem_1fr_12rem_1.2fr]">
      <span className="figures text-caption text-muted">Linha {row.line}</span>
      <span className="min-w-0 truncate font-medium">
        {displayName(row.razao_social ?? sentCell(of, row, 'razao_social'))}
      </span>
      <span className="figures col-start-2 min-w-0 truncate text-muted md:col-start-auto">
        {row.cnpjcpf ? formatCnpjCpf(row.cnpjcpf) : sentCell(of, row, 'cnpjcpf')}
      </span>
      <span className="col-start-2 flex min-w-0 flex-col md:col-start-auto">
        {row.issues.map((message) => (
          <span key={formatCellMessage(message)} className={row.outcome === 'erro' ? 'text-danger' : 'text-muted'}>
            {formatCellMessage(message)}
          </span>
        ))}
        {row.notes.map((message) => (
          <span key={formatCellMessage(message)} className="text-muted">
            {formatCellMessage(message)}
          </span>
        ))}
      </span>
    </li>
  );
}
