import { canCreateUsers } from '@restitui/domain/users/users.access.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { SearchX, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSelectedTenant } from '../../../lib/session-store.ts';
import { useActingTenant, useActor } from '../../../lib/use-actor.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { DataSort } from '../../../ui/data-column.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { CreateUserDialog } from '../components/create-user-dialog.tsx';
import { userColumns, userPage } from '../components/user-columns.tsx';
import { UserFilterBar } from '../components/user-filter-bar.tsx';
import { clampPage, searchOfUserFilters, type UserFilters, type UserSort, userFiltersOf } from '../user-filters.ts';
import { userMessages } from '../users.messages.ts';
import { userListQuery } from '../users.queries.ts';

export function UsersPage() {
  const actor = useActor();
  const selected = useSelectedTenant();
  const filters = userFiltersOf(useSearch({ strict: false }));
  const navigate = useNavigate();
  const list = useQuery(userListQuery(useActingTenant(), filters));
  const [creating, setCreating] = useState(false);
  const page = list.isPlaceholderData ? undefined : list.data?.page;
  const nearest = page && clampPage(filters.pagina, page);

  function change(next: Partial<UserFilters>, replace = next.q !== undefined) {
    const search = searchOfUserFilters({ ...filters, pagina: 1, ...next });
    navigate({ to: '.', search: search as never, replace, resetScroll: next.pagina !== undefined });
  }
  const goTo = useRef(change);
  goTo.current = change;

  useEffect(() => {
    if (nearest !== undefined && nearest !== filters.pagina) goTo.current({ pagina: nearest }, true);
  }, [nearest, filters.pagina]);

  return (
    <>
      <PageHeader
        title="Lista de Usuários"
        description={actor.typeUser === 'ADMIN' && (selected ? `Somente ${selected.title}` : 'Todas as empresas')}
        actions={
          canCreateUsers(actor) && (
            <Button variant="primary" onClick={() => setCreating(true)}>
              <UserPlus aria-hidden />
              Criar Usuário
            </Button>
          )
        }
      />
      <UserFilterBar filters={filters} onChange={change} />
      <Card flush aria-busy={list.isPlaceholderData || undefined}>
        <DataTable
          label="Lista de Usuários"
          columns={userColumns}
          rows={list.data?.data}
          rowKey={(user) => user.id}
          rowLink={userPage}
          sort={sortOf(filters.sort)}
          onSortChange={({ column, direction }) =>
            change({ sort: `${direction === 'desc' ? '-' : ''}${column}` as UserSort })
          }
          error={
            list.isError && (
              <ErrorState title={userMessages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
            )
          }
          empty={
            <EmptyState icon={SearchX} title={userMessages.none} description="Mude a busca ou remova um filtro." />
          }
        />
        {list.data?.page && list.data.page.total > 0 && (
          <div className="border-t">
            <Pagination page={list.data.page} noun="usuários" onPageChange={(pagina) => change({ pagina })} />
          </div>
        )}
      </Card>
      {canCreateUsers(actor) && <CreateUserDialog open={creating} onOpenChange={setCreating} />}
    </>
  );
}

function sortOf(sort: UserSort): DataSort {
  return sort.startsWith('-') ? { column: sort.slice(1), direction: 'desc' } : { column: sort, direction: 'asc' };
}
