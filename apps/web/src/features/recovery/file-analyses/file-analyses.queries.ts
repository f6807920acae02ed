import type { ChoiceValue, RejectableThesis } from '@restitui/domain/recovery/file-analyses/analysis-choices.ts';
import { type AnalysisItemFilters, analysisItemList } from '@restitui/domain/recovery/file-analyses/analysis-items.ts';
import {
  type FileAnalysis,
  type FileAnalysisState,
  fileAnalysesApi,
} from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { FileAnalysisItem } from '@restitui/domain/recovery/file-analyses/file-analysis-item.ts';
import type { FileField } from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { readAllPages } from '../../../lib/all-pages.ts';
import { call } from '../../../lib/api-client.ts';
import { uploadProgress } from '../../../lib/upload-progress.ts';
import { fileAnalysisMessages as messages } from './file-analyses.messages.ts';

export const isRunning = (state: FileAnalysisState | null | undefined) =>
  state === 'na_fila' || state === 'processando';

/** Polled every second while an analysis runs. */
export const fileAnalysisQuery = (id_apuracao: string) =>
  queryOptions({
    queryKey: ['file-analyses', id_apuracao],
    queryFn: async ({ signal }) => (await call(fileAnalysesApi.read, { params: { id_apuracao }, signal })).data,
    refetchInterval: (query) => (isRunning(query.state.data?.state) ? 1000 : false),
  });

const pathForm = (competencia: string) => competencia.replace('/', '');

/** An analysis and the moment of its result: a newer result has other months, so that they are loaded again. */
export type ResultOf = Pick<FileAnalysis, 'id_apuracao' | 'calculada_em'>;

export const periodQuery = ({ id_apuracao, calculada_em }: ResultOf, competencia: string) =>
  queryOptions({
    queryKey: ['file-analyses', id_apuracao, 'month', competencia, calculada_em],
    queryFn: async ({ signal }) =>
      (await call(fileAnalysesApi.month, { params: { id_apuracao, competencia: pathForm(competencia) }, signal })).data,
  });

export const periodItemsQuery = (
  { id_apuracao, calculada_em }: ResultOf,
  competencia: string,
  filters: AnalysisItemFilters,
) => {
  const query = analysisItemList.toQuery(filters);
  return queryOptions({
    queryKey: ['file-analyses', id_apuracao, 'items', competencia, calculada_em, query],
    queryFn: ({ signal }) =>
      call(fileAnalysesApi.items, { params: { id_apuracao, competencia: pathForm(competencia) }, query, signal }),
    placeholderData: keepPreviousData,
  });
};

/** Loads all items of a list that match its filters, for the spreadsheet. */
export const readAllItems = (
  id_apuracao: string,
  competencia: string,
  filters: AnalysisItemFilters,
): Promise<FileAnalysisItem[]> =>
  readAllPages(async (paging) => {
    const query = { ...analysisItemList.toFilterQuery(filters), ...paging };
    const params = { id_apuracao, competencia: pathForm(competencia) };
    const { data, page } = await call(fileAnalysesApi.items, { params, query });
    return { rows: data, page };
  });

/** Tells what a rejection would change, or taking it back. */
export const rejectionEffectQuery = (
  { id_apuracao, calculada_em }: ResultOf,
  competencia: string,
  tese: RejectableThesis,
  documento: string | null,
) =>
  queryOptions({
    queryKey: ['file-analyses', id_apuracao, 'effect', competencia, calculada_em, tese, documento],
    queryFn: async ({ signal }) => {
      const query = { tese, ...(documento !== null && { documento }) };
      const params = { id_apuracao, competencia: pathForm(competencia) };
      return (await call(fileAnalysesApi.effect, { params, query, signal })).data;
    },
  });

export const uploadFiles = (id_apuracao: string) =>
  mutationOptions({
    mutationKey: ['file-analyses', id_apuracao, 'upload'],
    mutationFn: async (files: Partial<Record<FileField, File>>) => {
      const total = Object.values(files).reduce((sum, { size }) => sum + size, 0);
      uploadProgress.report(id_apuracao, { sent: 0, total });
      const { data } = await call(fileAnalysesApi.upload, {
        params: { id_apuracao },
        body: {},
        files,
        onUploadProgress: (sent: number, all: number) => uploadProgress.report(id_apuracao, { sent, total: all }),
      });
      return data;
    },
    onSuccess: () => uploadProgress.end(id_apuracao),
    onError: (error) => uploadProgress.fail(id_apuracao, error),
    meta: { quiet: true, success: messages.uploaded, refreshes: ['file-analyses'] },
  });

export const rerunAnalysis = (id_apuracao: string) =>
  mutationOptions({
    mutationFn: () => call(fileAnalysesApi.rerun, { params: { id_apuracao } }),
    meta: { success: messages.requeued, failure: messages.rerunFailed, refreshes: ['file-analyses'] },
  });

export const saveChoice = (id_apuracao: string) =>
  mutationOptions({
    // One after another: a choice that overtakes an earlier one would be replaced by it.
    scope: { id: `file-analyses choices ${id_apuracao}` },
    mutationFn: (choice: { valor: ChoiceValue; motivo: string }) =>
      call(fileAnalysesApi.choose, { params: { id_apuracao }, body: choice }),
    meta: {
      success: messages.chosen,
      failure: messages.chooseFailed,
      refreshes: ['file-analyses', 'change-history'],
    },
  });

export interface MappedRubrica {
  tabela: string;
  codigo: string;
  verba: number | null;
  confirmada: boolean;
  compartilhada: boolean;
}

export const saveRubricas = (id_apuracao: string) =>
  mutationOptions({
    mutationFn: (rubricas: MappedRubrica[]) =>
      call(fileAnalysesApi.mapRubricas, { params: { id_apuracao }, body: { rubricas } }),
    meta: { success: messages.mapped, failure: messages.mapFailed, refreshes: ['file-analyses', 'change-history'] },
  });

/** Writes the selected values into the payroll items or the credits. */
export const applySelected = (id_apuracao: string, target: 'items' | 'credits') =>
  mutationOptions({
    mutationFn: () => call(fileAnalysesApi.apply, { params: { id_apuracao }, body: {} }),
    meta: {
      success: target === 'items' ? messages.appliedItems : messages.appliedCredits,
      failure: messages.applyFailed,
      refreshes: ['payroll-items', 'credits', 'resume', 'change-history'],
    },
  });

export const removeSentFiles = (id_apuracao: string) =>
  mutationOptions({
    mutationFn: () => call(fileAnalysesApi.removeFiles, { params: { id_apuracao } }),
    meta: { success: messages.filesRemoved, failure: messages.filesFailed, refreshes: ['file-analyses'] },
  });
