import { counted } from '@restitui/brazil/counted.ts';
import { formatBRL, formatDecimal, sumOfReais } from '@restitui/brazil/money.ts';
import type { AnalysisRequest } from '@restitui/domain/recovery/file-analyses/analysis-requests.api.ts';
import { analysisRequestsSheet } from '@restitui/domain/recovery/file-analyses/analysis-requests-sheet.ts';
import type { FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { canSaveRefundRequests } from '@restitui/domain/simples/refund-requests/refund-requests.access.ts';
import { requestKindLabels, requestStatusLabels } from '@restitui/domain/simples/refund-requests/request-kind.ts';
import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { formatCount, formatDate } from '../../../../lib/formats.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Badge } from '../../../../ui/badge.tsx';
import type { DataColumn, RowLines } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { ExportButton } from '../../../../ui/export-button.tsx';
import { FoldingCard } from '../../../../ui/folding-card.tsx';
import { RequestState } from '../../../simples/refund-requests/components/request-state.tsx';
import { analysisRequestsQuery } from '../analysis-requests.queries.ts';
import { fileAnalysisMessages as messages } from '../file-analyses.messages.ts';
import { creditColumn, monthColumn } from '../month-columns.tsx';
import { foldByYear } from '../month-fold.ts';
import { saveFileAnalysisSheet } from '../save-file-analysis-sheet.ts';
import { AnalysisRequestDialog } from './analysis-request-dialog.tsx';

const columns: DataColumn<AnalysisRequest>[] = [
  { ...monthColumn, width: '8rem' },
  {
    id: 'tese',
    header: 'Tese',
    value: ({ nome }) => nome,
    cell: ({ nome, a_conferir }) => (
      <span className="flex flex-wrap items-center gap-2 whitespace-normal">
        {nome}
        {a_conferir && <Badge tone="warning">A conferir</Badge>}
      </span>
    ),
  },
  { ...creditColumn, width: '8rem' },
  {
    id: 'corrigido',
    header: 'Corrigido',
    align: 'end',
    width: '8rem',
    value: ({ corrigido }) => corrigido,
    cell: ({ corrigido }) => <strong className="font-semibold">{formatBRL(corrigido)}</strong>,
  },
  {
    id: 'prescreve',
    header: 'Prescreve em',
    width: '8rem',
    value: ({ prescreve_em }) => prescreve_em,
    cell: ({ prescreve_em }) => <span className="figures">{prescreve_em ? formatDate(prescreve_em) : '—'}</span>,
    hideBelow: 'lg',
  },
  {
    id: 'situacao',
    header: 'Situação',
    width: '13rem',
    value: ({ tipo, situacao }) => requestStatusLabels[tipo][situacao],
    cell: (request) => (
      <>
        <RequestState request={request} amount={request.credito} labels={requestStatusLabels[request.tipo]} />
        {request.situacao !== 'A_PEDIR' && (
          <span className="block whitespace-normal text-caption text-muted">{requestKindLabels[request.tipo]}</span>
        )}
      </>
    ),
  },
];

const yearFold = foldByYear<AnalysisRequest>(({ credito }) => credito);

const requestLines: RowLines<AnalysisRequest> = {
  headings: ['Competência e tese', 'Corrigido, R$'],
  widths: '6rem',
  name: ({ competencia }) => <span className="figures">{formatPeriod(competencia)}</span>,
  below: ({ nome, a_conferir, tipo, situacao, credito, corrigido, prescreve_em }) => (
    <span className="figures text-caption text-muted">
      {nome}
      {a_conferir && <span className="text-warning">&nbsp;· A conferir</span>}&nbsp;·{' '}
      {requestStatusLabels[tipo][situacao]}
      {credito !== corrigido && <UnbrokenFact text={`crédito de ${formatBRL(credito)}`} />}
      {prescreve_em && <UnbrokenFact text={`prescreve em ${formatDate(prescreve_em)}`} />}
    </span>
  ),
  values: ({ corrigido }) => [formatDecimal(corrigido)],
};

/** A further fact of a line, which is not broken. */
function UnbrokenFact({ text }: { text: string }) {
  return (
    <>
      {'\u00a0· '}
      <span className="whitespace-nowrap">{text}</span>
    </>
  );
}

/** Lists what can be requested by month and thesis, with the state of each request (PER/DCOMP). */
export function AnalysisRequestsCard({ analysis }: { analysis: FileAnalysis }) {
  const { id_apuracao, mes_restituicao } = analysis;
  const actor = useActor();
  const list = useQuery(analysisRequestsQuery(id_apuracao));
  const [open, setOpen] = useState<AnalysisRequest>();
  const rows = list.data ?? [];
  const pending = rows.filter(({ situacao }) => situacao === 'A_PEDIR');
  const pendingText = `A pedir: ${formatBRL(sumOfReais(pending.map(({ credito }) => credito)))}`;
  return (
    <FoldingCard
      flush
      title="Pedidos de restituição e compensação"
      summary={list.data && (pending.length > 0 ? pendingText : counted(rows.length, 'pedido', 'pedidos'))}
      isFolding={!list.isError}
      description="Depois de corrigir o mês: um PER/DCOMP por pagamento, que pode juntar várias teses."
      actions={
        <ExportButton
          label="XLSX"
          empty={rows.length === 0}
          save={() => saveFileAnalysisSheet(analysis, { kind: 'pedidos' }, analysisRequestsSheet(rows), rows.length)}
        />
      }
    >
      {pending.length > 0 && (
        <p className="figures border-t px-4 py-2 text-body">
          {pendingText}, corrigido em {mes_restituicao}:{' '}
          <strong className="whitespace-nowrap font-semibold">
            {formatBRL(sumOfReais(pending.map(({ corrigido }) => corrigido)))}
          </strong>
        </p>
      )}
      <DataTable
        label="Pedidos por mês e tese"
        columns={columns}
        lines={requestLines}
        rows={list.data}
        rowKey={({ competencia, tese }) => `${competencia} ${tese}`}
        fold={yearFold}
        first={{
          count: 12,
          all: `Mostrar todos os ${formatCount(rows.length)} pedidos`,
        }}
        {...(canSaveRefundRequests(actor) && { onRowOpen: setOpen })}
        error={
          list.isError && <ErrorState title={messages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
        }
        empty={<EmptyState icon={HandCoins} title={messages.noRequests} description={messages.noRequestsDetail} />}
        skeletonRows={3}
      />
      {open && (
        <AnalysisRequestDialog
          id_apuracao={id_apuracao}
          request={open}
          month={rows.filter(({ competencia }) => competencia === open.competencia)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </FoldingCard>
  );
}
