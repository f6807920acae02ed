import { userList } from '@restitui/domain/accounts/users/user-list.ts';
import { clientList } from '@restitui/domain/crm/clients/client-list.ts';
import { leadList } from '@restitui/domain/crm/leads/lead-list.ts';
import { managedProductList } from '@restitui/domain/recovery/products/managed-product-list.ts';
import { expect, it } from 'vitest';
import { clientListRoutes } from '../lib/route-ids.ts';
import { useListSearch } from '../lib/use-list-search.ts';
import { useRouteParam } from '../lib/use-route-param.ts';
import { FilterBar } from '../ui/filter-bar.tsx';

/** Never rendered: `@ts-expect-error` fails the type check when the line below it compiles. */
function UncheckedPage() {
  useListSearch(clientList, clientListRoutes);
  // @ts-expect-error: the route of the alerts does not validate the search of the clients
  useListSearch(clientList, '/signed-in/alertas');
  // @ts-expect-error: one of the routes does not validate the search of the users
  useListSearch(userList, ['/signed-in/admin/usuarios/', '/signed-in/leads']);
  // @ts-expect-error: no client is open on the page of the alerts
  useRouteParam('cnpjcpf', ['/signed-in/alertas']);

  const search = useListSearch(leadList, '/signed-in/leads');
  // @ts-expect-error: the list has no such filter
  search.change({ situacao: 'NOVO' });
  // @ts-expect-error: the filter has no such value
  search.change({ status: 'ATIVO' });
  // @ts-expect-error: a filter has no control
  FilterBar({ list: leadList, filters: search.filters, chips: [], onChange: search.change, controls: { q: null } });
  // @ts-expect-error: the page does not name the company and the analyst of the chips
  managedProductList.chips(managedProductList.read({}));
  // @ts-expect-error: a filter is missing in the filters of the export
  clientList.toFilterQuery({ q: '', sort: 'razao_social' });
  return null;
}

it('rejects incomplete lists at compile time', () => {
  expect(UncheckedPage).toBeTypeOf('function');
});
