import { type IcmsCreditFilters, icmsCreditList } from '@restitui/domain/recovery/icms-credits/icms-credit-list.ts';
import { icmsTotalsAfterChange } from '@restitui/domain/recovery/icms-credits/icms-credit-totals.ts';
import {
  type IcmsCredit,
  type IcmsCreditEdit,
  icmsCreditsApi,
} from '@restitui/domain/recovery/icms-credits/icms-credits.api.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { readAllPages } from '../../../lib/all-pages.ts';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { optimisticUpdate } from '../../../lib/optimistic-update.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { icmsCreditMessages } from './icms-credits.messages.ts';

export const icmsCreditsQuery = (
  tenant: string | undefined,
  id_client: string | undefined,
  filters: IcmsCreditFilters,
) => {
  const query = { ...icmsCreditList.toQuery(filters), id_client };
  return queryOptions({
    queryKey: ['icms-credits', tenant, query],
    queryFn: ({ signal }) => call(icmsCreditsApi.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
};

/** Loads all rows that match the filters, of one client or of all in reach, for the spreadsheet. */
export const readAllIcmsCredits = (id_client: string | undefined, filters: IcmsCreditFilters): Promise<IcmsCredit[]> =>
  readAllPages(async (paging) => {
    const query = { ...icmsCreditList.toFilterQuery(filters), id_client, ...paging };
    const { data, page } = await call(icmsCreditsApi.list, { query });
    return { rows: data.creditos, page };
  });

type List = Awaited<ReturnType<typeof call<typeof icmsCreditsApi.list>>>;

const cachedLists = { queryKey: ['icms-credits'], exact: false };

const withRows = (list: List, creditos: IcmsCredit[]): List => ({ ...list, data: { ...list.data, creditos } });

const refreshes = ['icms-credits', 'resume', 'change-history'];
const failureToast = (title: string) => (error: Error) => ({ title, detail: errorText(error) });

export const addIcmsCredit = mutationOptions({
  mutationFn: async (body: IcmsCreditEdit & { id_product: string }) => (await call(icmsCreditsApi.add, { body })).data,
  meta: { success: icmsCreditMessages.added, failure: failureToast(icmsCreditMessages.saveFailed), refreshes },
});

/** Returns the list with an edited row and its totals. */
function withEdit(list: List, id: string, edit: IcmsCreditEdit): List {
  const { creditos, totais } = list.data;
  const row = creditos.find((each) => each.id === id);
  if (!row) return list;
  const rows = creditos.map((each) => (each.id === id ? { ...each, ...edit } : each));
  return { ...list, data: { creditos: rows, totais: icmsTotalsAfterChange(totais, row, edit) } };
}

/** Optimistic: rolled back when the server refuses. */
export const saveIcmsCredit = (id: string) =>
  mutationOptions({
    mutationFn: async (body: IcmsCreditEdit & { seen: number }) =>
      (await call(icmsCreditsApi.save, { params: { id }, body })).data,
    ...optimisticUpdate(cachedLists, (list: List, { seen: _, ...edit }: IcmsCreditEdit & { seen: number }) =>
      withEdit(list, id, edit),
    ),
    onSuccess: (saved) =>
      queryClient.setQueriesData<List>(
        cachedLists,
        (list) =>
          list &&
          withRows(
            list,
            list.data.creditos.map((row) => (row.id === saved.id ? saved : row)),
          ),
      ),
    meta: { success: icmsCreditMessages.saved, failure: failureToast(icmsCreditMessages.saveFailed), refreshes },
  });

/** Optimistic: rolled back when the server refuses. */
export const removeIcmsCredit = mutationOptions({
  mutationFn: async ({ id }: IcmsCredit) => (await call(icmsCreditsApi.remove, { params: { id } })).data,
  ...optimisticUpdate(cachedLists, (list: List, { id }: IcmsCredit) =>
    withRows(
      list,
      list.data.creditos.filter((row) => row.id !== id),
    ),
  ),
  meta: { success: icmsCreditMessages.removed, failure: failureToast(icmsCreditMessages.removeFailed), refreshes },
});

/** Reloads a row after a concurrent change. */
export async function readIcmsCreditNow({ id, id_client }: IcmsCredit): Promise<IcmsCredit | undefined> {
  const rows = await readAllIcmsCredits(id_client, icmsCreditList.read({})).catch(() => []);
  return rows.find((row) => row.id === id);
}
