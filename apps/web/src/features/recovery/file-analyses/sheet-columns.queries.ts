import { type SheetLayout, sheetColumnsApi } from '@restitui/domain/recovery/file-analyses/sheet-columns.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { fileAnalysisMessages as messages } from './file-analyses.messages.ts';

/** Not cached: another sheet may have been sent since. */
export const sheetColumnsQuery = (id_apuracao: string) =>
  queryOptions({
    queryKey: ['file-analyses', id_apuracao, 'sheet'],
    queryFn: async ({ signal }) => (await call(sheetColumnsApi.read, { params: { id_apuracao }, signal })).data,
    retry: false,
    gcTime: 0,
  });

/** The dialog shows failures itself and keeps what was chosen. */
export const saveSheetColumns = (id_apuracao: string) =>
  mutationOptions({
    mutationFn: (body: { assinatura: string; colunas: SheetLayout }) =>
      call(sheetColumnsApi.save, { params: { id_apuracao }, body }),
    meta: { quiet: true, success: messages.columnsSaved, refreshes: ['file-analyses', 'change-history'] },
  });

export const keptSheetColumnsQuery = (id_apuracao: string) =>
  queryOptions({
    queryKey: ['file-analyses', id_apuracao, 'kept-sheets'],
    queryFn: async ({ signal }) => (await call(sheetColumnsApi.list, { params: { id_apuracao }, signal })).data,
  });

export const forgetSheetColumns = (id_apuracao: string) =>
  mutationOptions({
    mutationFn: (assinatura: string) => call(sheetColumnsApi.forget, { params: { id_apuracao, assinatura } }),
    meta: {
      success: messages.columnsForgotten,
      failure: messages.forgetFailed,
      refreshes: ['file-analyses', 'change-history'],
    },
  });
