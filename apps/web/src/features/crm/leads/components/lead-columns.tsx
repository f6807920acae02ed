import { displayName } from '@restitui/brazil/display-name.ts';
import type { Lead } from '@restitui/domain/crm/leads/leads.api.ts';
import { formatDateTime } from '../../../../lib/formats.ts';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { LeadStatusBadge } from './lead-status-badge.tsx';

export const leadColumns: DataColumn<Lead>[] = [
  {
    id: 'name',
    header: 'Contato',
    cell: ({ name }) => <span className="truncate">{displayName(name)}</span>,
    width: '15rem',
  },
  {
    id: 'message',
    header: 'Mensagem',
    cell: ({ message }) => <span className="truncate text-muted">{message.replace(/\s+/g, ' ')}</span>,
    hideBelow: 'lg',
  },
  {
    id: 'nome_responsavel',
    header: 'Responsável',
    cell: ({ nome_responsavel }) => (
      <span className="truncate">{displayName(nome_responsavel) ?? <span className="text-muted">Ninguém</span>}</span>
    ),
    width: '13rem',
  },
  {
    id: 'status',
    header: 'Estado',
    cell: ({ status }) => <LeadStatusBadge status={status} />,
    width: '9.5rem',
  },
  {
    id: 'createdDate',
    header: 'Recebido em',
    cell: ({ createdDate }) => <span className="figures">{formatDateTime(createdDate)}</span>,
    width: '10.5rem',
    hideBelow: 'md',
  },
];
