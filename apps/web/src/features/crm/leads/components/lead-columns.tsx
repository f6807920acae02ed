import { displayName } from '@restitui/brazil/display-name.ts';
import { formatPhone, parsePhone } from '@restitui/brazil/phone.ts';
import type { LeadColumn } from '@restitui/domain/crm/leads/lead-columns.ts';
import type { Lead } from '@restitui/domain/crm/leads/leads.api.ts';
import { formatCnpjCpf, formatDate, formatDateTime } from '../../../../lib/formats.ts';
import { type FurtherColumns, withChosenColumns } from '../../../../ui/chosen-columns.ts';
import type { DataColumn, RowLines } from '../../../../ui/data-column.ts';
import { EmailAddress } from '../../../../ui/email-address.tsx';
import { Truncated } from '../../../../ui/truncated.tsx';
import { LeadStatusBadge, LeadStatusNote } from './lead-status-badge.tsx';

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
const text = (value: string) => (value ? <Truncated>{oneLine(value)}</Truncated> : '—');

const listed: readonly DataColumn<Lead>[] = [
  {
    id: 'name',
    header: 'Contato',
    cell: ({ name }) => <Truncated>{displayName(name)}</Truncated>,
    width: '12.5rem',
  },
  {
    id: 'message',
    header: 'Mensagem',
    cell: ({ message }) => <span className="truncate text-muted">{oneLine(message)}</span>,
    hideBelow: 'lg',
  },
  {
    id: 'nome_responsavel',
    header: 'Responsável',
    cell: ({ nome_responsavel }) => (
      <span className="truncate">{displayName(nome_responsavel) ?? <span className="text-muted">Ninguém</span>}</span>
    ),
    width: '12rem',
  },
  {
    id: 'status',
    header: 'Estado',
    cell: ({ status }) => <LeadStatusBadge status={status} />,
    width: '8rem',
  },
  {
    id: 'createdDate',
    header: 'Recebido em',
    cell: ({ createdDate }) => <span className="figures">{formatDateTime(createdDate)}</span>,
    width: '10.5rem',
    hideBelow: 'md',
  },
];

export const furtherLeadColumns: FurtherColumns<LeadColumn, Lead> = {
  email: { header: 'E-mail', cell: ({ email }) => <EmailAddress>{email}</EmailAddress>, width: '15rem' },
  // Visitors type it as they like.
  tel: {
    header: 'Telefone',
    cell: ({ tel }) => <span className="figures">{parsePhone(tel) ? formatPhone(tel) : text(tel)}</span>,
    width: '9.5rem',
  },
  cnpj: {
    header: 'CNPJ',
    cell: ({ cnpj }) => <span className="figures">{cnpj ? formatCnpjCpf(cnpj) : '—'}</span>,
    width: '11.5rem',
  },
  nota: { header: 'Nota', cell: ({ nota }) => text(nota), width: '16rem' },
};

/** Returns the columns of the list: the listed ones, then the chosen ones. */
export const leadColumns = (chosen: readonly LeadColumn[]) => withChosenColumns(listed, chosen, furtherLeadColumns);

/** Headings of the columns that the list always has. */
export const listedLeadColumns = listed.map(({ header }) => header);

/** Least width of the message beside chosen columns, in rem. */
export const messageWidth = 10;

export const leadLines: RowLines<Lead> = {
  headings: ['Contato', 'Recebido em'],
  widths: '5.75rem',
  below: ({ status }) => <LeadStatusNote status={status} />,
  values: ({ createdDate }) => [
    <span key="recebido" className="text-muted">
      {formatDate(createdDate)}
    </span>,
  ],
};
