import { partnerColumn } from '@restitui/domain/accounts/users/partner-columns.ts';
import { partnerList, userSort } from '@restitui/domain/accounts/users/user-list.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Handshake, UserPlus } from 'lucide-react';
import { useActor } from '../../../../lib/use-actor.ts';
import { useListSearch, useNearestPage } from '../../../../lib/use-list-search.ts';
import { buttonLook } from '../../../../ui/button.tsx';
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
import { partnershipLinkFor } from '../../partnerships/components/partnership-link.ts';
import { listedPartnerColumns, partnerColumns, partnerLines } from '../components/partner-columns.tsx';
import { PartnerFilterBar } from '../components/partner-filter-bar.tsx';
import { furtherUserColumns, nameWidth } from '../components/user-columns.tsx';
import { partnerMessages } from '../partners.messages.ts';
import { partnerListQuery } from '../partners.queries.ts';

export function PartnersPage() {
  const actor = useActor();
  const listSearch = useListSearch(partnerList, '/signed-in/usuario/parceiros');
  const { filters, change } = listSearch;
  const list = useQuery(partnerListQuery(actor, filters));
  useNearestPage(listSearch, list);
  const columns = partnerColumns(filters.colunas);
  const register = (
    <Link to="/parceiros/cadastrar" className={buttonLook({ variant: 'primary' })}>
      <UserPlus aria-hidden />
      Cadastrar Parceiro
    </Link>
  );

  return (
    <Page
      title="Lista de Parceiros"
      description={
        actor.typeCargo === 'CEO' ? 'Todas as pessoas da sua consultoria' : 'Quem você e os seus parceiros cadastraram'
      }
      actions={
        <>
          <ListViewMenu lista="parceiros" list={partnerList} routes={['/signed-in/usuario/parceiros']} />
          <ColumnMenu
            always={listedPartnerColumns}
            offered={partnerColumn.options}
            labelOf={(column) => furtherUserColumns[column].header}
            columns={filters.colunas}
            onChange={(next) => change(({ colunas }) => ({ colunas: next(colunas) }))}
            orderHelp="As colunas da lista ficam na frente; o endereço da página guarda as suas."
          />
          {register}
        </>
      }
    >
      <PartnerFilterBar filters={filters} onChange={change} />
      <Card flush aria-busy={list.isPlaceholderData || undefined}>
        <DataTable
          label="Parceiros"
          columns={columns}
          lines={partnerLines}
          {...frameOfChosen(columns, filters.colunas, nameWidth)}
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
            <ListEmpty
              icon={Handshake}
              title={partnerMessages.none}
              description="Quem você cadastrar aparece aqui, com a situação do cadastro."
              action={register}
              onClear={partnerList.isNarrowed(filters) ? () => change(partnerList.cleared) : undefined}
            />
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
    </Page>
  );
}
