import { displayName } from '@restitui/brazil/display-name.ts';
import { formatPhone } from '@restitui/brazil/phone.ts';
import { cargoLabels } from '@restitui/domain/accounts/users/cargo.ts';
import type { PartnerColumn } from '@restitui/domain/accounts/users/partner-columns.ts';
import type { UserSummary } from '@restitui/domain/accounts/users/users.api.ts';
import { withChosenColumns } from '../../../../ui/chosen-columns.ts';
import type { DataColumn, RowLines } from '../../../../ui/data-column.ts';
import { TwoLines } from '../../../../ui/two-lines.tsx';
import { cargoColumn, emailColumn, furtherUserColumns } from './user-columns.tsx';
import { UserSituationBadge, UserSituationNote } from './user-situation-badge.tsx';

const listed: readonly DataColumn<UserSummary>[] = [
  {
    id: 'name',
    header: 'Nome',
    cell: (user) => <TwoLines>{displayName(user.razao_social ?? user.name)}</TwoLines>,
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
    width: '6.5rem',
  },
  {
    id: 'status',
    header: 'Situação',
    cell: (user) => <UserSituationBadge situacao={user.situacao} />,
    width: '8.5rem',
  },
];

/** Returns the columns of the list: the listed ones, then the chosen ones. */
export const partnerColumns = (chosen: readonly PartnerColumn[]) =>
  withChosenColumns(listed, chosen, furtherUserColumns);

/** Headings of the columns that the list always has. */
export const listedPartnerColumns = listed.map(({ header }) => header);

export const partnerLines: RowLines<UserSummary> = {
  headings: ['Nome', 'Cargo', 'Comissão'],
  widths: 'auto 4.5rem',
  below: ({ situacao }) => <UserSituationNote situacao={situacao} />,
  values: ({ typeCargo, comissao_user }) => [
    <span key="cargo" className="text-muted">
      {cargoLabels[typeCargo]}
    </span>,
    `${comissao_user}%`,
  ],
};
