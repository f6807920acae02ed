import { displayName } from '@restitui/brazil/display-name.ts';
import type { IdentityCheckSummary } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { formatCnpjCpf, formatDate, formatDateTime } from '../../../../lib/formats.ts';
import { Badge, StatusNote } from '../../../../ui/badge.tsx';
import type { DataColumn, RowLines } from '../../../../ui/data-column.ts';
import { decisionNote, listStatus, viewStatus } from '../status-text.ts';

export const identityCheckColumns: DataColumn<IdentityCheckSummary>[] = [
  {
    id: 'nome',
    header: 'Nome',
    cell: ({ nome, cpf }) => <span className="truncate">{displayName(nome) || formatCnpjCpf(cpf)}</span>,
    value: ({ nome, cpf }) => nome || cpf,
  },
  {
    id: 'cpf',
    header: 'CPF',
    cell: ({ cpf }) => <span className="figures">{formatCnpjCpf(cpf)}</span>,
    value: ({ cpf }) => cpf,
    width: '10rem',
    hideBelow: 'lg',
  },
  {
    id: 'tipo',
    header: 'Tipo',
    cell: ({ id_user }) => (id_user ? 'Usuário' : 'Cliente'),
    value: ({ id_user }) => (id_user ? 'Usuário' : 'Cliente'),
    width: '7rem',
    hideBelow: 'md',
  },
  {
    id: 'createData',
    header: 'Assinado em',
    cell: ({ createData }) => <span className="figures">{formatDateTime(createData)}</span>,
    value: ({ createData }) => createData,
    width: '11rem',
    hideBelow: 'md',
  },
  {
    id: 'conferencia',
    header: 'Conferência',
    cell: (row) => decisionNote(row),
    width: '12rem',
    hideBelow: 'lg',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ decision }) => {
      const { text, tone } = listStatus(decision);
      return <Badge tone={tone}>{text}</Badge>;
    },
    value: ({ decision }) => listStatus(decision).text,
    width: '9.5rem',
  },
];

export const identityCheckLines: RowLines<IdentityCheckSummary> = {
  headings: ['Nome', 'Assinado em'],
  widths: '5.5rem',
  below: ({ decision }) => {
    const { text, tone } = viewStatus(decision);
    return <StatusNote tone={tone}>{text}</StatusNote>;
  },
  values: ({ createData }) => [
    <span key="assinado" className="text-muted">
      {formatDate(createData)}
    </span>,
  ],
};
