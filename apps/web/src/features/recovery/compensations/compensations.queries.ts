import {
  type CompensationFilters,
  compensationList,
} from '@restitui/domain/recovery/compensations/compensation-list.ts';
import {
  type Compensation,
  type CompensationEdit,
  compensationsApi,
} from '@restitui/domain/recovery/compensations/compensations.api.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { readAllPages } from '../../../lib/all-pages.ts';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { optimisticUpdate } from '../../../lib/optimistic-update.ts';
import { compensationMessages } from './compensations.messages.ts';

export const compensationsQuery = (
  tenant: string | undefined,
  id_client: string | undefined,
  filters: CompensationFilters,
) => {
  const query = { ...compensationList.toQuery(filters), id_client };
  return queryOptions({
    queryKey: ['compensations', tenant, query],
    queryFn: ({ signal }) => call(compensationsApi.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
};

/** Loads all rows that match the filters, of one client or of all in reach, for the spreadsheet. */
export const readAllCompensations = (
  id_client: string | undefined,
  filters: CompensationFilters,
): Promise<Compensation[]> =>
  readAllPages(async (paging) => {
    const query = { ...compensationList.toFilterQuery(filters), id_client, ...paging };
    const { data, page } = await call(compensationsApi.list, { query });
    return { rows: data.compensacoes, page };
  });

/** Reloads a row after a concurrent change. */
export async function readCompensationNow({ id, id_client }: Compensation): Promise<Compensation | undefined> {
  const rows = await readAllCompensations(id_client, compensationList.read({})).catch(() => []);
  return rows.find((row) => row.id === id);
}

const refreshes = ['compensations', 'resume', 'change-history'];

/** Errors are shown in the form, so there is no toast. */
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

/** Optimistic: rolled back when the server refuses. */
export const removeCompensation = mutationOptions({
  mutationFn: async ({ id }: Compensation) => (await call(compensationsApi.remove, { params: { id } })).data,
  ...optimisticUpdate({ queryKey: ['compensations'], exact: false }, ({ data, page }: List, { id }: Compensation) => ({
    data: { ...data, compensacoes: data.compensacoes.filter((row) => row.id !== id) },
    page,
  })),
  meta: {
    success: compensationMessages.removed,
    failure: (error: Error) => ({ title: compensationMessages.removeFailed, detail: errorText(error) }),
    refreshes,
  },
});
