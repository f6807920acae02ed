import type { CompensationTax } from '@restitui/domain/compensations/compensation-tax.ts';
import {
  type Compensation,
  type CompensationEdit,
  compensationsApi,
} from '@restitui/domain/compensations/compensations.api.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { readAllPages } from '../../lib/all-pages.ts';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { compensationMessages } from './compensations.messages.ts';

const pageSize = 10;

export interface CompensationView {
  /** Of one client, or of all in reach. */
  id_client: string | undefined;
  q: string;
  tributo: CompensationTax | undefined;
  pagina: number;
}

const asked = ({ id_client, q, tributo }: CompensationView) => ({ id_client, q: q || undefined, tributo });

export const compensationsQuery = (tenant: string | undefined, view: CompensationView) =>
  queryOptions({
    queryKey: ['compensations', tenant, view],
    queryFn: ({ signal }) =>
      call(compensationsApi.list, { query: { ...asked(view), page: view.pagina, pageSize }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** All rows that the filters leave, for the spreadsheet. */
export const readAllCompensations = (view: CompensationView): Promise<Compensation[]> =>
  readAllPages(async (query) => {
    const { data, page } = await call(compensationsApi.list, { query: { ...asked(view), ...query } });
    return { rows: data.compensacoes, page };
  });

/** A row as it stands at the server, after somebody else changed it. */
export async function readCompensationNow({ id, id_client }: Compensation): Promise<Compensation | undefined> {
  const view = { id_client, q: '', tributo: undefined, pagina: 1 };
  const rows = await readAllCompensations(view).catch(() => []);
  return rows.find((row) => row.id === id);
}

const refreshes = ['compensations', 'change-history'];

/** The form tells of refusals. */
export const addCompensation = mutationOptions({
  mutationFn: async (body: CompensationEdit & { id_product: string }) =>
    (await call(compensationsApi.add, { body })).data,
  meta: { success: compensationMessages.added, quiet: true, refreshes },
});

export const saveCompensation = mutationOptions({
  mutationFn: async ({ id, ...body }: CompensationEdit & { id: string; seen: number }) =>
    (await call(compensationsApi.save, { params: { id }, body })).data,
  meta: { success: compensationMessages.saved, quiet: true, refreshes },
});

type List = Awaited<ReturnType<typeof call<typeof compensationsApi.list>>>;

/** Gone at once, back when the server refuses. */
export const removeCompensation = mutationOptions({
  mutationFn: async ({ id }: Compensation) => (await call(compensationsApi.remove, { params: { id } })).data,
  onMutate: async ({ id }) => {
    const every = { queryKey: ['compensations'] };
    await queryClient.cancelQueries(every);
    const before = queryClient.getQueriesData<List>(every);
    const without = ({ compensacoes, totais }: List['data']) => ({
      totais,
      compensacoes: compensacoes.filter((row) => row.id !== id),
    });
    queryClient.setQueriesData<List>(every, (list) => list && { ...list, data: without(list.data) });
    return { before };
  },
  onError: (_error, _row, kept) => {
    for (const [key, list] of kept?.before ?? []) queryClient.setQueryData(key, list);
  },
  meta: {
    success: compensationMessages.removed,
    failure: (error: Error) => ({ title: compensationMessages.removeFailed, detail: errorText(error) }),
    refreshes,
  },
});
