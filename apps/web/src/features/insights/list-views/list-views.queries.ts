import {
  type ListViewChange,
  listViewsApi,
  type NewListView,
  type ViewedListName,
} from '@restitui/domain/insights/list-views/list-views.api.ts';
import type { ViewSearch } from '@restitui/domain/insights/list-views/view-search.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { listViewMessages } from './list-views.messages.ts';

/** Views of clients are refetched with the list of clients, whose changes they count. */
const keyOf = (lista: ViewedListName) => (lista === 'clientes' ? ['clients', 'views'] : ['list-views', lista]);
const refreshesOf = (lista: ViewedListName) => [lista === 'clientes' ? 'clients' : 'list-views'];

/** The views of a list, those of clients with their counts. */
export const listViewsQuery = (lista: ViewedListName, id_tenant: string) =>
  queryOptions({
    queryKey: [...keyOf(lista), id_tenant],
    queryFn: async ({ signal }) => (await call(listViewsApi.list, { query: { lista }, signal })).data,
    staleTime: 60_000,
  });

const saved = (lista: ViewedListName) => ({
  quiet: true,
  success: listViewMessages.saved,
  refreshes: refreshesOf(lista),
});

/** Creates a view; returns its id. The form shows refusals. */
export const createListView = (lista: ViewedListName) =>
  mutationOptions({
    mutationFn: async (body: NewListView) => (await call(listViewsApi.create, { body: { ...body, lista } })).data.id,
    meta: saved(lista),
  });

/** Changes name and sharing of a view; returns its id. The form shows refusals. */
export const renameListView = (lista: ViewedListName, id: string) =>
  mutationOptions({
    mutationFn: async (body: ListViewChange) => (await call(listViewsApi.change, { params: { id }, body })).data.id,
    meta: saved(lista),
  });

/** Stores the filters that a list shows in its view. */
export const updateListView = (lista: ViewedListName, id: string) =>
  mutationOptions({
    mutationFn: (filtros: ViewSearch) => call(listViewsApi.change, { params: { id }, body: { filtros } }),
    meta: {
      success: listViewMessages.changed,
      failure: listViewMessages.changeFailed,
      refreshes: refreshesOf(lista),
    },
  });

export const removeListView = (lista: ViewedListName) =>
  mutationOptions({
    mutationFn: (id: string) => call(listViewsApi.remove, { params: { id } }),
    meta: {
      success: listViewMessages.removed,
      failure: listViewMessages.removeFailed,
      refreshes: refreshesOf(lista),
    },
  });

/** Chooses the view with which a list opens; null chooses none. */
export const chooseDefaultView = (lista: ViewedListName) =>
  mutationOptions({
    mutationFn: (id: string | null) => call(listViewsApi.chooseDefault, { body: { lista, id } }),
    meta: {
      success: (_, id: string | null) => (id === null ? listViewMessages.noDefault : listViewMessages.isDefault),
      failure: listViewMessages.defaultFailed,
      refreshes: refreshesOf(lista),
    },
  });
