import { clientsApi } from '@restitui/domain/clients/clients.api.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import type { ClientFilters } from './client-filters.ts';

/** A client changes under many hands. */
const staleTime = 60_000;

export const clientListQuery = (id_tenant: string, { q, status, sort, pagina }: ClientFilters) =>
  queryOptions({
    queryKey: ['clients', 'list', id_tenant, { q, status, sort, pagina }],
    queryFn: ({ signal }) =>
      call(clientsApi.listOfTenant, {
        params: { id_tenant },
        query: { page: pagina, pageSize: 50, q: q || undefined, status, sort },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime,
  });

export const clientQuery = (cnpjcpf: string) =>
  queryOptions({
    queryKey: ['clients', 'one', cnpjcpf],
    queryFn: async ({ signal }) => (await call(clientsApi.read, { params: { cnpjcpf }, signal })).data,
    staleTime,
  });
