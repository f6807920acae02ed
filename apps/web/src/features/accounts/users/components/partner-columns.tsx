import { displayName } from '@restitui/brazil/display-name.ts';
import { formatPhone } from '@restitui/brazil/phone.ts';
import type { UserSummary } from '@restitui/domain/accounts/users/users.api.ts';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { cargoColumn, emailColumn } from './user-columns.tsx';
import { UserSituationBadge } from './user-situation-badge.tsx';

export const partnerColumns: DataColumn<UserSummary>[] = [
  {
    id: 'name',
    header: 'Nome',
    cell: (user) => displayName(user.razao_social ?? user.name),
    value: (user) => user.name,
  },
  emailColumn,
  cargoColumn,
  {
    id: 'whatsApp',
    header: 'WhatsApp',
    cell: (user) => <span className="figures">{formatPhone(user.whatsApp)}</span>,
    width: '10rem',
    hideBelow: 'lg',
  },
  {
    id: 'comissao_user',
    header: 'Comissão',
    cell: (user) => <span className="figures">{user.comissao_user}%</span>,
    align: 'end',
    width: '7rem',
  },
  {
    id: 'status',
    header: 'Situação',
    cell: (user) => <UserSituationBadge situacao={user.situacao} />,
    width: '9.5rem',
  },
];
