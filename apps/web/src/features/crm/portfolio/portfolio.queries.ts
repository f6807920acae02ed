import { type ClientFilters, clientList } from '@restitui/domain/crm/clients/client-list.ts';
import { type ImportRowFilters, importRowList } from '@restitui/domain/crm/portfolio/import-row-list.ts';
import {
  type ExportedClient,
  type ImportRow,
  type ImportState,
  portfolioApi,
} from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import type { ColumnMatch } from '@restitui/domain/crm/portfolio/portfolio-columns.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { queryClient } from '../../../lib/query-client.ts';
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

/** Fetches all pages; rows that move between pages while they are read are returned once. */
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

/** Reads every client that the filters of the list find, in its order. */
export function readFilteredClients(
  id_tenant: string,
  filters: ClientFilters,
  onProgress: (read: number, total: number) => void,
): Promise<ExportedClient[]> {
  const query = clientList.toFilterQuery(filters);
  const request = (page: number) =>
    call(portfolioApi.exportPage, { params: { id_tenant }, query: { ...query, page, pageSize: 1000 } });
  return allPages((client) => client.cnpjcpf, request, onProgress);
}

/** Reads the clients of these numbers that the session may list, by name. */
export async function readSelectedClients(id_tenant: string, clients: readonly string[]): Promise<ExportedClient[]> {
  const query = { clientes: clients.join(',') };
  return (await call(portfolioApi.exportPage, { params: { id_tenant }, query })).data;
}

export function readRefusedRows(id_import: string): Promise<ImportRow[]> {
  const query = { ...importRowList.toFilterQuery({ outcome: 'erro', corrigida: false }), pageSize: 1000 };
  return allPages(
    ({ line }) => String(line),
    (page) => call(portfolioApi.rows, { params: { id_import }, query: { ...query, page } }),
  );
}
