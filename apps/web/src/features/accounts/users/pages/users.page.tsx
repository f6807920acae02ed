import { displayName } from '@restitui/brazil/display-name.ts';
import { userColumn } from '@restitui/domain/accounts/users/user-columns.ts';
import { userList, userSort } from '@restitui/domain/accounts/users/user-list.ts';
import { canCreateUsers, canDeleteUser, canDeleteUsers } from '@restitui/domain/accounts/users/users.access.ts';
import { useQuery } from '@tanstack/react-query';
import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { useListSearch, useNearestPage } from '../../../../lib/use-list-search.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { frameOfChosen } from '../../../../ui/chosen-columns.ts';
import { ColumnMenu } from '../../../../ui/column-menu.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { ListEmpty } from '../../../../ui/list-empty.tsx';
import { Page } from '../../../../ui/page.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { sortOfTable, tableSort } from '../../../../ui/table-sort.ts';
import { ListViewMenu } from '../../../insights/list-views/components/list-view-menu.tsx';
import { CreateUserDialog } from '../components/create-user-dialog.tsx';
import { DeleteChosenUsers } from '../components/delete-chosen-users.tsx';
import {
  furtherUserColumns,
  listedUserColumns,
  nameWidth,
  userColumns,
  userLines,
  userPage,
} from '../components/user-columns.tsx';
import { UserFilterBar } from '../components/user-filter-bar.tsx';
import { userMessages } from '../users.messages.ts';
import { userListQuery } from '../users.queries.ts';

export function UsersPage() {
  const actor = useActor();
  const selected = useSelectedTenant();
  const listSearch = useListSearch(userList, '/signed-in/admin/usuarios/');
  const { filters, change } = listSearch;
  const list = useQuery(userListQuery(useActingTenant(), filters));
  const [creating, setCreating] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const chosenUsers = (list.data?.data ?? []).filter(({ id }) => chosen.has(id));
  const columns = userColumns(filters.colunas);
  const deletes = canDeleteUsers(actor);
  useNearestPage(listSearch, list);
  const create = canCreateUsers(actor) && (
    <Button variant="primary" onClick={() => setCreating(true)}>
      <UserPlus aria-hidden />
      Criar Usuário
    </Button>
  );

  return (
    <Page
      title="Usuários"
      subtitle="Lista de Usuários"
      description={actor.typeUser === 'ADMIN' && (selected ? `Somente ${selected.title}` : 'Todas as empresas')}
      actions={
        <>
          <ListViewMenu lista="usuarios" list={userList} routes={['/signed-in/admin/usuarios/']} />
          <ColumnMenu
            always={listedUserColumns}
            offered={userColumn.options}
            labelOf={(column) => furtherUserColumns[column].header}
            columns={filters.colunas}
            onChange={(next) => change(({ colunas }) => ({ colunas: next(colunas) }))}
            orderHelp="As colunas da lista ficam na frente; o endereço da página guarda as suas."
          />
          {create}
        </>
      }
    >
      <UserFilterBar filters={filters} onChange={change} />
      <DeleteChosenUsers users={chosenUsers} onChange={setChosen} />
      <Card flush aria-busy={list.isPlaceholderData || undefined}>
        <DataTable
          label="Lista de Usuários"
          columns={columns}
          lines={userLines}
          {...frameOfChosen(columns, filters.colunas, nameWidth)}
          rows={list.data?.data}
          rowKey={(user) => user.id}
          rowLink={userPage}
          choice={
            deletes
              ? {
                  chosen,
                  onChange: setChosen,
                  label: (user) => `Selecionar ${displayName(user.name)}`,
                  may: (user) => canDeleteUser(actor, user),
                }
              : undefined
          }
          sort={tableSort(filters.sort)}
          onSortChange={(sort) => change({ sort: sortOfTable(userSort, sort) })}
          error={
            list.isError && (
              <ErrorState title={userMessages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
            )
          }
          empty={
            <ListEmpty
              icon={Users}
              title={userMessages.none}
              description="As pessoas cadastradas aparecem aqui."
              action={create}
              onClear={userList.isNarrowed(filters) ? () => change(userList.cleared) : undefined}
            />
          }
        />
        {list.data?.page && list.data.page.total > 0 && (
          <div className="border-t">
            <Pagination
              page={list.data.page}
              noun={['usuário', 'usuários']}
              onPageChange={(page) => change({ page })}
            />
          </div>
        )}
      </Card>
      {canCreateUsers(actor) && <CreateUserDialog open={creating} onOpenChange={setCreating} />}
    </Page>
  );
}
