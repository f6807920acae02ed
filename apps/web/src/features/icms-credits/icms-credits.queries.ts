import { movedIcmsTotals } from '@restitui/domain/icms-credits/icms-credit-totals.ts';
import {
  type IcmsCredit,
  type IcmsCreditEdit,
  icmsCreditsApi,
} from '@restitui/domain/icms-credits/icms-credits.api.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { readAllPages } from '../../lib/all-pages.ts';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { icmsCreditMessages } from './icms-credits.messages.ts';

/** Rows of a page (W-448). */
const pageSize = 5;

export interface IcmsView {
  /** Of one client, or of all in reach. */
  id_client: string | undefined;
  q: string;
  pagina: number;
}

export const icmsCreditsQuery = (tenant: string | undefined, { id_client, q, pagina }: IcmsView) =>
  queryOptions({
    queryKey: ['icms-credits', tenant, { id_client, q, pagina }],
    queryFn: ({ signal }) =>
      call(icmsCreditsApi.list, { query: { id_client, q: q || undefined, page: pagina, pageSize }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** All rows that the filters leave, for the spreadsheet. */
export const readAllIcmsCredits = ({ id_client, q }: IcmsView): Promise<IcmsCredit[]> =>
  readAllPages(async (query) => {
    const { data, page } = await call(icmsCreditsApi.list, { query: { id_client, q: q || undefined, ...query } });
    return { rows: data.creditos, page };
  });

type List = Awaited<ReturnType<typeof call<typeof icmsCreditsApi.list>>>;

function changeRows(change: (rows: IcmsCredit[]) => IcmsCredit[]) {
  queryClient.setQueriesData<List>(
    { queryKey: ['icms-credits'] },
    (list) => list && { ...list, data: { ...list.data, creditos: change(list.data.creditos) } },
  );
}

function putBack(before: ReturnType<typeof queryClient.getQueriesData<List>> = []) {
  for (const [key, list] of before) queryClient.setQueryData(key, list);
}

const refreshes = ['icms-credits', 'change-history'];
const failedAs = (title: string) => (error: Error) => ({ title, detail: errorText(error) });

export const addIcmsCredit = mutationOptions({
  mutationFn: async (body: IcmsCreditEdit & { id_product: string }) => (await call(icmsCreditsApi.add, { body })).data,
  meta: { success: icmsCreditMessages.added, failure: failedAs(icmsCreditMessages.saveFailed), refreshes },
});

/** Rows and totals with this row changed. */
function showEdit(id: string, edit: IcmsCreditEdit) {
  queryClient.setQueriesData<List>({ queryKey: ['icms-credits'] }, (list) => {
    const row = list?.data.creditos.find((each) => each.id === id);
    if (!list || !row) return list;
    const creditos = list.data.creditos.map((each) => (each.id === id ? { ...each, ...edit } : each));
    return { ...list, data: { ...list.data, creditos, totais: movedIcmsTotals(list.data.totais, row, edit) } };
  });
}

/** Shown at once, back when the server refuses. */
export const saveIcmsCredit = (id: string) =>
  mutationOptions({
    mutationFn: async (body: IcmsCreditEdit & { seen: number }) =>
      (await call(icmsCreditsApi.save, { params: { id }, body })).data,
    onMutate: async ({ seen: _, ...edit }) => {
      await queryClient.cancelQueries({ queryKey: ['icms-credits'] });
      const before = queryClient.getQueriesData<List>({ queryKey: ['icms-credits'] });
      showEdit(id, edit);
      return { before };
    },
    onError: (_error, _edit, kept) => putBack(kept?.before),
    onSuccess: (saved) => changeRows((rows) => rows.map((row) => (row.id === saved.id ? saved : row))),
    meta: { success: icmsCreditMessages.saved, failure: failedAs(icmsCreditMessages.saveFailed), refreshes },
  });

/** Gone at once, back when the server refuses. */
export const removeIcmsCredit = mutationOptions({
  mutationFn: async ({ id }: IcmsCredit) => (await call(icmsCreditsApi.remove, { params: { id } })).data,
  onMutate: async ({ id }) => {
    await queryClient.cancelQueries({ queryKey: ['icms-credits'] });
    const before = queryClient.getQueriesData<List>({ queryKey: ['icms-credits'] });
    changeRows((rows) => rows.filter((row) => row.id !== id));
    return { before };
  },
  onError: (_error, _row, kept) => putBack(kept?.before),
  meta: { success: icmsCreditMessages.removed, failure: failedAs(icmsCreditMessages.removeFailed), refreshes },
});

/** The row as it stands at the server, after somebody else changed it. */
export async function readIcmsCreditNow({ id, id_client }: IcmsCredit): Promise<IcmsCredit | undefined> {
  const rows = await readAllIcmsCredits({ id_client, q: '', pagina: 1 }).catch(() => []);
  return rows.find((row) => row.id === id);
}
