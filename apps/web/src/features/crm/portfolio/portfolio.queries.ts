import { type ImportRowFilters, importRowList } from '@restitui/domain/crm/portfolio/import-row-list.ts';
import { type ImportRow, type ImportState, portfolioApi } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import type { ColumnMatch } from '@restitui/domain/crm/portfolio/portfolio-columns.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { Sending } from '../../../lib/use-sending.ts';
import { portfolioMessages } from './portfolio.messages.ts';

export const isRunning = (state: ImportState | undefined) => state === 'na_fila' || state === 'importando';

/** Polled every second while the import runs. */
export const importQuery = (id_import: string) =>
  queryOptions({
    queryKey: ['portfolio', id_import],
    queryFn: async ({ signal }) => (await call(portfolioApi.read, { params: { id_import }, signal })).data,
    refetchInterval: (query) => (isRunning(query.state.data?.state) ? 1000 : false),
    staleTime: 0,
  });

export const importsQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['portfolio', 'imports', tenantId],
    queryFn: async ({ signal }) => (await call(portfolioApi.list, { signal })).data,
    staleTime: 0,
  });

export const importRowsQuery = (id_import: string, filters: ImportRowFilters) => {
  const query = importRowList.toQuery(filters);
  return queryOptions({
    queryKey: ['portfolio', id_import, 'rows', query],
    queryFn: ({ signal }) => call(portfolioApi.rows, { params: { id_import }, query, signal }),
    placeholderData: keepPreviousData,
  });
};

export const uploadPortfolio = mutationOptions({
  mutationFn: async ({ planilha, sending }: { planilha: File; sending: Sending }) =>
    (await call(portfolioApi.upload, { body: {}, files: { planilha }, ...sending })).data,
  onSuccess: (found) => void queryClient.setQueryData(importQuery(found.id).queryKey, found),
  meta: { quiet: true, success: portfolioMessages.checked, refreshes: ['portfolio'] },
});

export const matchColumns = (id_import: string) =>
  mutationOptions({
    mutationFn: async (columns: ColumnMatch) =>
      (await call(portfolioApi.match, { params: { id_import }, body: { columns } })).data,
    onSuccess: (found) => void queryClient.setQueryData(importQuery(id_import).queryKey, found),
    meta: { success: portfolioMessages.checked, refreshes: ['portfolio'] },
  });

export const startImport = (id_import: string) =>
  mutationOptions({
    mutationFn: async () =>
      (await call(portfolioApi.start, { params: { id_import }, body: { li_aceito_tenant: true } })).data,
    onSuccess: (found) => void queryClient.setQueryData(importQuery(id_import).queryKey, found),
    meta: { success: portfolioMessages.started, refreshes: ['portfolio'] },
  });

/** Reads all refused rows of an import, page by page. */
export async function readRefusedRows(id_import: string): Promise<ImportRow[]> {
  const query = { ...importRowList.toFilterQuery({ outcome: 'erro', corrigida: false }), pageSize: 1000 };
  const rows: ImportRow[] = [];
  for (let page = 1; ; page++) {
    const { data } = await call(portfolioApi.rows, { params: { id_import }, query: { ...query, page } });
    rows.push(...data);
    if (data.length < query.pageSize) return rows;
  }
}
