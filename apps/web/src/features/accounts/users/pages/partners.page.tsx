import { partnerList, userSort } from '@restitui/domain/accounts/users/user-list.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Handshake, SearchX, UserPlus } from 'lucide-react';
import { useActor } from '../../../../lib/use-actor.ts';
import { useListSearch, useNearestPage } from '../../../../lib/use-list-search.ts';
import { buttonLook } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { sortOfTable, tableSort } from '../../../../ui/table-sort.ts';
import { partnershipLinkFor } from '../../partnerships/components/partnership-link.ts';
import { partnerColumns } from '../components/partner-columns.tsx';
import { partnerMessages } from '../partners.messages.ts';
import { partnerListQuery } from '../partners.queries.ts';

export function PartnersPage() {
  const actor = useActor();
  const listSearch = useListSearch(partnerList, '/signed-in/usuario/parceiros');
  const { filters, change } = listSearch;
  const list = useQuery(partnerListQuery(actor, filters));
  useNearestPage(listSearch, list);

  return (
    <>
      <PageHeader
        title="Lista de Parceiros"
        description={
          actor.typeCargo === 'CEO'
            ? 'Todas as pessoas da sua consultoria'
            : 'Quem você e os seus parceiros cadastraram'
        }
        actions={
          <Link to="/parceiros/cadastrar" className={buttonLook({ variant: 'primary' })}>
            <UserPlus aria-hidden />
            Cadastrar Parceiro
          </Link>
        }
      />
      <SearchField
        label="Buscar parceiros"
        placeholder="CPF, nome ou e-mail"
        value={filters.q}
        onSearch={(q) => change({ q })}
        className="mb-4 sm:max-w-md"
      />
      <Card flush aria-busy={list.isPlaceholderData || undefined}>
        <DataTable
          label="Parceiros"
          columns={partnerColumns}
          rows={list.data?.data}
          rowKey={(user) => user.id}
          rowLink={partnershipLinkFor(actor)}
          sort={tableSort(filters.sort)}
          onSortChange={(sort) => change({ sort: sortOfTable(userSort, sort) })}
          error={
            list.isError && (
              <ErrorState title={partnerMessages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
            )
          }
          empty={
            filters.q ? (
              <EmptyState icon={SearchX} title={partnerMessages.none} description="Mude ou limpe a busca." />
            ) : (
              <EmptyState
                icon={Handshake}
                title={partnerMessages.none}
                description="Quem você cadastrar aparece aqui, com a situação do cadastro."
              />
            )
          }
        />
        {list.data?.page && list.data.page.total > 0 && (
          <div className="border-t">
            <Pagination
              page={list.data.page}
              noun={['parceiro', 'parceiros']}
              onPageChange={(page) => change({ page })}
            />
          </div>
        )}
      </Card>
    </>
  );
}
