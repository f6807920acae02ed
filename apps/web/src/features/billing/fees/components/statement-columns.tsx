import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { formatBRL, formatDecimal } from '@restitui/brazil/money.ts';
import type { StatementLine } from '@restitui/domain/billing/fees/fees.api.ts';
import { ledgerReasonLabels } from '@restitui/domain/billing/fees/ledger.ts';
import { cn } from '../../../../lib/cn.ts';
import { formatDate, formatDateTime } from '../../../../lib/formats.ts';
import type { DataColumn, RowLines } from '../../../../ui/data-column.ts';

export const statementColumns: readonly DataColumn<StatementLine>[] = [
  {
    id: 'razao_social',
    header: 'Cliente',
    cell: ({ razao_social }) => displayName(razao_social),
    value: ({ razao_social }) => razao_social,
  },
  { id: 'motivo', header: 'Lançamento', cell: ({ motivo }) => ledgerReasonLabels[motivo], width: '12rem' },
  { id: 'seuNumero', header: 'Boleto', cell: ({ seuNumero }) => seuNumero ?? '—', width: '11rem', hideBelow: 'lg' },
  {
    id: 'date',
    header: 'Data',
    cell: ({ date }) => <span className="figures">{formatDateTime(date)}</span>,
    value: ({ date }) => date,
    width: '11rem',
  },
  {
    id: 'valor',
    header: 'Valor',
    cell: ({ valor }) => <span className={cn(valor < 0 && 'text-danger')}>{formatBRL(valor)}</span>,
    value: ({ valor }) => valor,
    align: 'end',
    width: '10rem',
  },
];

export const statementLines: RowLines<StatementLine> = {
  headings: ['Cliente', 'Valor, R$'],
  widths: '6.5rem',
  below: ({ motivo, seuNumero, date }) => (
    <span className="figures text-caption text-muted">
      {joinFacts(ledgerReasonLabels[motivo], seuNumero, formatDate(date))}
    </span>
  ),
  values: ({ valor }) => [
    <span key="valor" className={cn('font-medium', valor < 0 && 'text-danger')}>
      {formatDecimal(valor)}
    </span>,
  ],
};
