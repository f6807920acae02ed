import { clientViewsApi, type NewClientView } from '@restitui/domain/crm/client-views/client-views.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { clientViewMessages } from './client-views.messages.ts';

/** The views with their counts, refetched with the list of clients, whose changes they count. */
export const clientViewsQuery = (id_tenant: string) =>
  queryOptions({
    queryKey: ['clients', 'views', id_tenant],
    queryFn: async ({ signal }) => (await call(clientViewsApi.list, { signal })).data,
    staleTime: 60_000,
  });

/** Creates a view, or changes the one of the id; returns its id. The form shows refusals. */
export const saveClientView = (id?: string) =>
  mutationOptions({
    mutationFn: async (body: NewClientView) => {
      const saved = id ? call(clientViewsApi.change, { params: { id }, body }) : call(clientViewsApi.create, { body });
      return (await saved).data.id;
    },
    meta: { quiet: true, success: clientViewMessages.saved, refreshes: ['clients'] },
  });

/** Stores the filters that a list shows in its view. */
export const updateClientView = (id: string) =>
  mutationOptions({
    mutationFn: (body: NewClientView) => call(clientViewsApi.change, { params: { id }, body }),
    meta: {
      success: clientViewMessages.changed,
      failure: clientViewMessages.changeFailed,
      refreshes: ['clients'],
    },
  });

export const removeClientView = () =>
  mutationOptions({
    mutationFn: (id: string) => call(clientViewsApi.remove, { params: { id } }),
    meta: {
      success: clientViewMessages.removed,
      failure: clientViewMessages.removeFailed,
      refreshes: ['clients'],
    },
  });

/** Chooses the view with which the list opens; null chooses none. */
export const chooseDefaultView = () =>
  mutationOptions({
    mutationFn: (id: string | null) => call(clientViewsApi.chooseDefault, { body: { id } }),
    meta: {
      success: (_, id: string | null) => (id === null ? clientViewMessages.noDefault : clientViewMessages.isDefault),
      failure: clientViewMessages.defaultFailed,
      refreshes: ['clients'],
    },
  });
