import { permissionsApi } from '@restitui/domain/accounts/permissions/permissions.api.ts';
import { analystsApi } from '@restitui/domain/recovery/products/analysts.api.ts';
import {
  type ManagedProductFilters,
  managedProductList,
} from '@restitui/domain/recovery/products/managed-product-list.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import type { Answer } from '@restitui/domain/wire/endpoint.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { withFailureMessage } from '../../../lib/with-failure-message.ts';
import { analystMessages, assigned, assignmentFailed } from './analysts.messages.ts';

const listed = ['products', 'managed'] as const;

/** Products of the selected tenant; without one, of the filtered tenant or of all. */
export const managedProductsQuery = (tenant: string | undefined, filters: ManagedProductFilters) => {
  // A selected tenant prevails over the filter by company.
  const query = managedProductList.toQuery(tenant ? { ...filters, id_tenant: undefined } : filters);
  return queryOptions({
    queryKey: [...listed, tenant ?? 'all', query],
    queryFn: ({ signal }) => call(analystsApi.list, { query, tenant: tenant ?? null, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
};

export interface Candidate {
  id: string;
  name: string;
}

interface Candidates {
  people: Candidate[];
  /** The message for an empty list. */
  nobody?: string;
}

/** Active analysts of a service; an empty list is a valid result. */
export const analystCandidatesQuery = (service: ServiceType | undefined) =>
  queryOptions({
    queryKey: ['permissions', 'candidates', service],
    queryFn: async ({ signal }): Promise<Candidates> => {
      if (!service) throw new Error(analystMessages.noService);
      const request = { params: { service }, query: { typeCargo: 'ANALISTA' as const }, tenant: null, signal };
      try {
        const { data } = await call(permissionsApi.listCandidates, request);
        const admins = data.filter(({ typeUser }) => typeUser === 'ADMIN');
        return { people: admins.map(({ id_user, name }) => ({ id: id_user, name })) };
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { people: [], nobody: error.message };
        return withFailureMessage(analystMessages.notLoaded)(error);
      }
    },
    staleTime: 60_000,
  });

interface Assignment {
  products: readonly Product[];
  /** Null removes the assignment. */
  analyst: Candidate | null;
}

async function assign({ products, analyst }: Assignment): Promise<void> {
  const id_analista = analyst?.id ?? null;
  const [only] = products;
  if (only && products.length === 1) {
    const body = { id_product: only.id, id_analista, seen: only.id_analista };
    await call(analystsApi.assign, { body, tenant: only.id_tenant });
    return;
  }
  // A write is limited to one tenant.
  const byTenant = Map.groupBy(products, ({ id_tenant }) => id_tenant);
  await Promise.all(
    [...byTenant].map(([tenant, some]) => {
      const id_products = some.map(({ id }) => id);
      const seen = Object.fromEntries(some.map((product) => [product.id, product.id_analista]));
      return call(analystsApi.assignMany, { body: { id_products, id_analista, seen }, tenant });
    }),
  );
}

type Listed = Answer<typeof analystsApi.list>;

/** Returns the list after the assignment. */
function reassigned(list: Listed, { products, analyst }: Assignment): Listed {
  const ids = new Set(products.map(({ id }) => id));
  const clientes = list.data.clientes.map((product) =>
    ids.has(product.id)
      ? { ...product, id_analista: analyst?.id ?? null, nomeAnalista: analyst?.name ?? null }
      : product,
  );
  return { ...list, data: { ...list.data, clientes } };
}

/** Optimistic: rolled back when the server refuses. */
export const assignAnalyst = mutationOptions({
  mutationFn: assign,
  onMutate: async (assignment: Assignment) => {
    await queryClient.cancelQueries({ queryKey: listed });
    const before = queryClient.getQueriesData<Listed>({ queryKey: listed });
    queryClient.setQueriesData<Listed>({ queryKey: listed }, (list) => list && reassigned(list, assignment));
    return { before };
  },
  onError: (_error, _assignment, kept) => {
    for (const [key, list] of kept?.before ?? []) queryClient.setQueryData(key, list);
  },
  meta: {
    success: (_data: unknown, { products, analyst }: Assignment) => assigned(analyst?.name ?? null, products.length),
    failure: assignmentFailed,
    refreshes: ['products', 'change-history', 'work-queue'],
  },
});
