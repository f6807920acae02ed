import { counted } from '@restitui/brazil/counted.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { canFilterByAnalyst, canReassignAnalyst } from '@restitui/domain/recovery/products/analysts.access.ts';
import {
  type ManagedProductFilters,
  managedProductList,
  managedSort,
} from '@restitui/domain/recovery/products/managed-product-list.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { serviceLabels } from '@restitui/domain/recovery/products/service-type.ts';
import { useQuery } from '@tanstack/react-query';
import { PackageSearch } from 'lucide-react';
import { useMemo, useState } from 'react';
import { productLink } from '../../../../lib/client-links.ts';
import { emptyListText } from '../../../../lib/empty-list-text.ts';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { useListSearch } from '../../../../lib/use-list-search.ts';
import { Card } from '../../../../ui/card.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { ListEmpty } from '../../../../ui/list-empty.tsx';
import { Page } from '../../../../ui/page.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { sortOfTable, tableSort } from '../../../../ui/table-sort.ts';
import { ListViewMenu } from '../../../insights/list-views/components/list-view-menu.tsx';
import { tenantsQuery } from '../../../tenancy/tenants/tenants.queries.ts';
import { analystMessages } from '../analysts.messages.ts';
import { managedProductsQuery } from '../analysts.queries.ts';
import { AnalystFilterBar } from '../components/analyst-filter-bar.tsx';
import { managedColumns, managedLines } from '../components/managed-columns.tsx';
import { ReassignButton } from '../components/reassign-button.tsx';
import { ReassignSelected } from '../components/reassign-selected.tsx';

/** Renders the products with their analysts. */
export function AnalystsPage() {
  const actor = useActor();
  const selected = useSelectedTenant();
  const listSearch = useListSearch(managedProductList, '/signed-in/admin/product-analista');
  const { filters } = listSearch;
  const { data: tenants } = useQuery({ ...tenantsQuery, enabled: !selected });
  const companies = selected ? undefined : tenants;
  const titles = useMemo(() => companies && new Map(companies.map(({ id, title }) => [id, title])), [companies]);
  const columns = useMemo(() => managedColumns(titles), [titles]);
  const list = useQuery(managedProductsQuery(selected?.id, filters));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const reassigns = canReassignAnalyst(actor);
  const rows = list.data?.data.clientes;
  const page = list.data?.page;
  const where = selected ? `Somente ${selected.title}` : 'Todas as empresas';

  function change(next: Partial<ManagedProductFilters>) {
    setChosen(new Set());
    listSearch.change(next);
  }

  return (
    <Page
      title="Gestão de Analista"
      subtitle="Gestão de Analistas"
      description={page ? joinFacts(where, counted(page.total, 'produto', 'produtos')) : where}
      actions={
        <ListViewMenu lista="produtos" list={managedProductList} routes={['/signed-in/admin/product-analista']} />
      }
    >
      <AnalystFilterBar
        filters={filters}
        onChange={change}
        companies={companies}
        analysts={canFilterByAnalyst(actor) ? (list.data?.data.analistas ?? []) : undefined}
      />
      <ReassignSelected products={(rows ?? []).filter(({ id }) => chosen.has(id))} onChange={setChosen} />
      <Card flush aria-busy={list.isPlaceholderData || undefined}>
        <DataTable
          label="Produtos e analistas"
          columns={columns}
          lines={managedLines(titles)}
          rows={rows}
          rowKey={({ id }) => id}
          rowLink={({ id, id_tenant, id_client }) => ({
            ...productLink({ actor, tenantId: id_tenant, cnpjcpf: id_client }, id),
            // Preloading asks in the selected company, which opening the row changes first.
            ...(selected?.id !== id_tenant && { preload: false as const }),
          })}
          {...(reassigns && { rowActions: (product: Product) => <ReassignButton product={product} /> })}
          choice={
            reassigns
              ? {
                  chosen,
                  onChange: setChosen,
                  label: ({ empresa, typeServico }) =>
                    `Selecionar ${displayName(empresa)}, ${serviceLabels[typeServico]}`,
                  may: () => true,
                }
              : undefined
          }
          sort={tableSort(filters.sort)}
          onSortChange={(sort) => change({ sort: sortOfTable(managedSort, sort) })}
          error={
            list.isError && (
              <ErrorState title={analystMessages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
            )
          }
          empty={
            <ListEmpty
              icon={PackageSearch}
              title={analystMessages.none}
              description={emptyListText(actor, 'Aqui ficam os produtos que você pode ver, com seus analistas.')}
              onClear={managedProductList.isNarrowed(filters) ? () => change(managedProductList.cleared) : undefined}
            />
          }
        />
        {page && page.total > 0 && (
          <div className="border-t">
            <Pagination page={page} noun={['produto', 'produtos']} onPageChange={(page) => change({ page })} />
          </div>
        )}
      </Card>
    </Page>
  );
}
