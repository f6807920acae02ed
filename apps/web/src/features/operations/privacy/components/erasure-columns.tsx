import { formatDay, formatInstant } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { personKindLabels } from '@restitui/domain/operations/privacy/person-kind.ts';
import type { ErasureRequest } from '@restitui/domain/operations/privacy/privacy.api.ts';
import type { DataColumn, RowLines } from '../../../../ui/data-column.ts';
import { ErasureBadge } from './erasure-badge.tsx';

export const erasureColumns: DataColumn<ErasureRequest>[] = [
  { id: 'nome', header: 'Titular', cell: ({ nome }) => displayName(nome) },
  { id: 'kind', header: 'Quem é', cell: ({ kind }) => personKindLabels[kind], width: '9rem' },
  {
    id: 'createdDate',
    header: 'Pedida em',
    cell: ({ createdDate }) => <span className="figures">{formatInstant(createdDate)}</span>,
    width: '10rem',
  },
  {
    id: 'answerBy',
    header: 'Responder até',
    cell: ({ answerBy, status }) => (
      <span className="figures">{status === 'pendente' ? formatDay(answerBy) : '—'}</span>
    ),
    width: '9rem',
  },
  { id: 'status', header: 'Situação', cell: ({ status }) => <ErasureBadge status={status} />, width: '13rem' },
];

export const erasureLines: RowLines<ErasureRequest> = {
  headings: ['Titular', 'Situação'],
  widths: 'auto',
  values: ({ status }) => [<ErasureBadge key="status" status={status} />],
};
