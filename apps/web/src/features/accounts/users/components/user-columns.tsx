import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { formatCpf } from '@restitui/brazil/cpf.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { formatPhone } from '@restitui/brazil/phone.ts';
import { cargoLabels, typeUserLabels } from '@restitui/domain/accounts/users/cargo.ts';
import type { UserColumn } from '@restitui/domain/accounts/users/user-columns.ts';
import type { UserSummary } from '@restitui/domain/accounts/users/users.api.ts';
import { Link } from '@tanstack/react-router';
import { formatDate, formatDateTime } from '../../../../lib/formats.ts';
import { buttonLook } from '../../../../ui/button.tsx';
import { type FurtherColumns, withChosenColumns } from '../../../../ui/chosen-columns.ts';
import type { DataColumn, RowLines } from '../../../../ui/data-column.ts';
import { EmailAddress } from '../../../../ui/email-address.tsx';
import { TwoLines } from '../../../../ui/two-lines.tsx';
import { UserSituationBadge, UserSituationNote } from './user-situation-badge.tsx';

/** Who registered or invited the user; a consultancy does not see the names of the provider's staff. */
export const registeredBy = ({ createdByName, id_createdBy }: Pick<UserSummary, 'createdByName' | 'id_createdBy'>) =>
  displayName(createdByName) ?? (id_createdBy === null ? '—' : 'Equipe do provedor');

export const userPage = ({ id }: Pick<UserSummary, 'id'>) =>
  ({ to: '/admin/usuarios/$id/permissoes', params: { id } }) as const;

export const emailColumn: DataColumn<UserSummary> = {
  id: 'email',
  header: 'Email',
  cell: (user) => <EmailAddress>{user.email}</EmailAddress>,
  value: (user) => user.email,
  width: '14rem',
  hideBelow: 'lg',
};

export const cargoColumn: DataColumn<UserSummary> = {
  id: 'typeCargo',
  header: 'Cargo',
  cell: (user) => cargoLabels[user.typeCargo],
  value: (user) => user.typeCargo,
  width: '7.75rem',
};

const listed: DataColumn<UserSummary>[] = [
  {
    id: 'name',
    header: 'Nome',
    cell: (user) => (
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <TwoLines className="max-w-full">{displayName(user.name)}</TwoLines>
        {user.situacao !== 'ATIVO' && <UserSituationBadge situacao={user.situacao} />}
      </span>
    ),
    value: (user) => user.name,
  },
  emailColumn,
  cargoColumn,
  {
    id: 'id_tenant',
    header: 'CNPJ',
    cell: (user) => <span className="figures text-caption">{formatCnpj(user.id_tenant)}</span>,
    value: (user) => user.id_tenant,
    width: '9.75rem',
    hideBelow: 'lg',
  },
  {
    id: 'typeUser',
    header: 'Tipo',
    cell: (user) => typeUserLabels[user.typeUser],
    value: (user) => user.typeUser,
    width: '7.5rem',
    hideBelow: 'lg',
  },
];

const details: DataColumn<UserSummary> = {
  id: 'detalhes',
  header: 'Ações',
  cell: (user) => (
    <Link
      {...userPage(user)}
      aria-label={`Ver Detalhes de ${displayName(user.name)}`}
      className={buttonLook({ size: 'sm', className: 'relative z-10' })}
    >
      Ver Detalhes
    </Link>
  ),
  width: '9.5rem',
};

/** The columns that users add, without the width from which the first two are there anyway. */
export const furtherUserColumns: FurtherColumns<UserColumn, UserSummary> = {
  cpf: { header: 'CPF', cell: ({ cpf }) => <span className="figures">{formatCpf(cpf)}</span>, width: '9rem' },
  whatsApp: {
    header: 'WhatsApp',
    cell: ({ whatsApp }) => <span className="figures">{formatPhone(whatsApp) || '—'}</span>,
    width: '9.5rem',
  },
  lastSignInAt: {
    header: 'Último acesso',
    cell: ({ lastSignInAt }) => (
      <span className="figures">{lastSignInAt ? formatDateTime(lastSignInAt) : 'Nunca entrou'}</span>
    ),
    value: ({ lastSignInAt }) => lastSignInAt,
    width: '10rem',
  },
  createdBy: { header: 'Cadastrado por', cell: registeredBy, width: '11rem' },
  createdDate: {
    header: 'Cadastro',
    cell: ({ createdDate }) => <span className="figures">{formatDate(createdDate)}</span>,
    value: ({ createdDate }) => createdDate,
    width: '7.5rem',
  },
};

const columnOf = (id: UserColumn): DataColumn<UserSummary> => {
  return { id, ...furtherUserColumns[id] };
};

/** Returns the columns of the list: the listed ones, the chosen ones, and the actions. */
export function userColumns(chosen: readonly UserColumn[]): readonly DataColumn<UserSummary>[] {
  if (chosen.length > 0) return [...withChosenColumns(listed, chosen, furtherUserColumns), details];
  return [
    ...listed,
    { ...columnOf('lastSignInAt'), hideBelow: '2xl' },
    { ...columnOf('createdBy'), hideBelow: '3xl' },
    details,
  ];
}

/** Headings of the columns that the list always has. */
export const listedUserColumns = listed.map(({ header }) => header);

/** Least width of name and e-mail beside chosen columns, in rem. */
export const nameWidth = 12;

export const userLines: RowLines<UserSummary> = {
  headings: ['Nome', 'Cargo'],
  name: ({ name }) => displayName(name),
  widths: 'auto',
  below: ({ situacao }) => <UserSituationNote situacao={situacao} />,
  values: ({ typeCargo }) => [
    <span key="cargo" className="text-muted">
      {cargoLabels[typeCargo]}
    </span>,
  ],
};
