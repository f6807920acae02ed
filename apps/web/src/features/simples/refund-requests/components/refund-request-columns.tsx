import { formatBRL } from '@restitui/brazil/money.ts';
import { periodKey } from '@restitui/brazil/tax-month.ts';
import { isUnexpired, refundRequestLabels } from '@restitui/domain/simples/refund-requests/refund-request-status.ts';
import type { CorrectedRequest } from '@restitui/domain/simples/refund-requests/refund-requests-sheet.ts';
import { formatDate } from '../../../../lib/formats.ts';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { RequestState } from './request-state.tsx';

interface ColumnsContext {
  /** Decides what has expired. */
  today: string;
  /** The window has all columns. */
  isWide: boolean;
}

/** Columns in the order of the electronic request. */
export const refundRequestColumns = ({ today, isWide }: ColumnsContext): DataColumn<CorrectedRequest>[] => [
  {
    id: 'pa',
    header: 'Período',
    width: '6.25rem',
    cell: ({ competencia }) => <span className="figures">{competencia}</span>,
    value: ({ competencia }) => periodKey(competencia),
  },
  {
    id: 'das',
    header: 'DAS',
    width: '10.6875rem',
    cell: ({ das, principal }) => (
      <span className="figures">
        <span className="tracking-tight">{das ?? 'Número não impresso'}</span>
        <span className="block text-caption text-muted">
          {principal === null ? 'Principal desconhecido' : `Principal ${formatBRL(principal)}`}
        </span>
      </span>
    ),
  },
  {
    id: 'pago',
    header: 'Pagamento',
    width: '7.125rem',
    hideBelow: 'lg',
    cell: ({ pago_em, banco, presumido }) => (
      <span className="figures">
        {formatDate(pago_em)}
        <span className="block whitespace-normal text-caption text-muted">
          {presumido ? 'Vencimento, a confirmar' : (banco ?? '')}
        </span>
      </span>
    ),
    value: ({ pago_em }) => pago_em,
  },
  {
    id: 'cofins',
    header: 'COFINS (1004)',
    align: 'end',
    width: '6.75rem',
    stacksHeader: true,
    hideBelow: 'lg',
    cell: ({ cofins }) => formatBRL(cofins),
    value: ({ cofins }) => cofins,
  },
  {
    id: 'pis',
    header: 'PIS (1005)',
    align: 'end',
    width: '6.375rem',
    stacksHeader: true,
    hideBelow: 'lg',
    cell: ({ pis }) => formatBRL(pis),
    value: ({ pis }) => pis,
  },
  {
    id: 'corrigido',
    header: 'Corrigido',
    align: 'end',
    width: '7.375rem',
    cell: ({ corrigido }) => <strong className="font-semibold">{formatBRL(corrigido)}</strong>,
    value: ({ corrigido }) => corrigido,
  },
  {
    id: 'prescreve',
    header: 'Prescreve em',
    width: '6.625rem',
    stacksHeader: true,
    cell: (request) => {
      const isLost = request.situacao === 'A_PEDIR' && !isUnexpired(request, today);
      return <span className={`figures ${isLost ? 'text-danger' : ''}`}>{formatDate(request.prescreve_em)}</span>;
    },
    value: ({ prescreve_em }) => prescreve_em,
  },
  {
    id: 'situacao',
    header: 'Situação',
    // Beside fewer columns there is room for the badge with the day, and for a protocol.
    width: isWide ? '7.75rem' : '12rem',
    cell: (request) => <RequestState request={request} amount={request.total} />,
    value: ({ situacao }) => refundRequestLabels[situacao],
  },
];
