import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { cargoLabels, typeUserLabels } from '@restitui/domain/accounts/users/cargo.ts';
import type { UserSummary } from '@restitui/domain/accounts/users/users.api.ts';
import { Link } from '@tanstack/react-router';
import { formatDateTime } from '../../../../lib/formats.ts';
import { buttonLook } from '../../../../ui/button.tsx';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { UserSituationBadge } from './user-situation-badge.tsx';

/** Who registered or invited the user; a consultancy does not see the names of the provider's staff. */
export const registeredBy = ({ createdByName, id_createdBy }: Pick<UserSummary, 'createdByName' | 'id_createdBy'>) =>
  displayName(createdByName) ?? (id_createdBy === null ? '—' : 'Equipe do provedor');

export const userPage = ({ id }: Pick<UserSummary, 'id'>) =>
  ({ to: '/admin/usuarios/$id/permissoes', params: { id } }) as const;

export const emailColumn: DataColumn<UserSummary> = {
  id: 'email',
  header: 'Email',
  cell: (user) => user.email,
  value: (user) => user.email,
  hideBelow: 'lg',
};

export const cargoColumn: DataColumn<UserSummary> = {
  id: 'typeCargo',
  header: 'Cargo',
  cell: (user) => cargoLabels[user.typeCargo],
  value: (user) => user.typeCargo,
  width: '8.5rem',
};

export const userColumns: DataColumn<UserSummary>[] = [
  {
    id: 'name',
    header: 'Nome',
    cell: (user) => (
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <span className="max-w-full truncate">{displayName(user.name)}</span>
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
    cell: (user) => <span className="figures">{formatCnpj(user.id_tenant)}</span>,
    value: (user) => user.id_tenant,
    width: '11.5rem',
    hideBelow: 'lg',
  },
  {
    id: 'typeUser',
    header: 'Tipo',
    cell: (user) => typeUserLabels[user.typeUser],
    value: (user) => user.typeUser,
    width: '8rem',
    hideBelow: 'md',
  },
  {
    id: 'lastSignInAt',
    header: 'Último acesso',
    cell: (user) => (
      <span className="figures">{user.lastSignInAt ? formatDateTime(user.lastSignInAt) : 'Nunca entrou'}</span>
    ),
    value: (user) => user.lastSignInAt,
    width: '10rem',
    hideBelow: '2xl',
  },
  {
    id: 'createdBy',
    header: 'Cadastrado por',
    cell: (user) => registeredBy(user),
    width: '11rem',
    hideBelow: '3xl',
  },
  {
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
    width: '10rem',
  },
];
