import type { ClientStatus } from '@restitui/domain/clients/client-status.ts';
import type { clientSort } from '@restitui/domain/clients/clients.api.ts';
import {
  type ExportedClient,
  type ImportRow,
  type ImportState,
  portfolioApi,
  type RowOutcome,
} from '@restitui/domain/portfolio/portfolio.api.ts';
import type { ColumnMatch } from '@restitui/domain/portfolio/portfolio-columns.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../lib/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { portfolioMessages } from './portfolio.messages.ts';

export const isRunning = (state: ImportState | undefined) => state === 'na_fila' || state === 'importando';

/** While the import runs it is asked for every second. */
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

export interface RowFilters {
  outcome?: RowOutcome | undefined;
  corrigida?: 'true' | undefined;
  page: number;
}

export const importRowsQuery = (id_import: string, filters: RowFilters) =>
  queryOptions({
    queryKey: ['portfolio', id_import, 'rows', filters],
    queryFn: ({ signal }) =>
      call(portfolioApi.rows, { params: { id_import }, query: { ...filters, pageSize: 50 }, signal }),
    placeholderData: keepPreviousData,
  });

export const uploadPortfolio = (onUploadProgress: (sent: number, total: number) => void) =>
  mutationOptions({
    mutationFn: async (planilha: File) =>
      (await call(portfolioApi.upload, { body: {}, files: { planilha }, onUploadProgress })).data,
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

/** All pages of what `ask` gives, each row once although rows may move between two pages. */
async function allPages<T>(
  keyOf: (row: T) => string,
  ask: (page: number) => Promise<{ data: T[]; page?: { total: number } | undefined }>,
  onProgress: (read: number, total: number) => void = () => {},
): Promise<T[]> {
  const rows = new Map<string, T>();
  for (let page = 1; ; page++) {
    const answer = await ask(page);
    for (const row of answer.data) rows.set(keyOf(row), row);
    onProgress(rows.size, answer.page?.total ?? rows.size);
    if (answer.data.length < 1000) return [...rows.values()];
  }
}

/** What a client list is narrowed and ordered by. */
export interface ListFilters {
  q: string;
  status: ClientStatus | undefined;
  sort: z.infer<typeof clientSort>;
}

/** Every client of the list as it is filtered, in its order. */
export function readFilteredClients(
  id_tenant: string,
  { q, status, sort }: ListFilters,
  onProgress: (read: number, total: number) => void,
): Promise<ExportedClient[]> {
  const ask = (page: number) =>
    call(portfolioApi.exportPage, {
      params: { id_tenant },
      query: { page, pageSize: 1000, q: q || undefined, status, sort },
    });
  return allPages((client) => client.cnpjcpf, ask, onProgress);
}

export function readRefusedRows(id_import: string): Promise<ImportRow[]> {
  const query = { pageSize: 1000, outcome: 'erro' } as const;
  return allPages(
    ({ line }) => String(line),
    (page) => call(portfolioApi.rows, { params: { id_import }, query: { ...query, page } }),
  );
}
