import { type ItemFilters, type ItemGrouping, itemList } from '@restitui/domain/simples/analysis/item-filters.ts';
import {
  type AnalysisRow,
  type AnalysisState,
  type SimplesAnalysis,
  simplesAnalysisApi,
} from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { simplesEffectsApi } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { uploadProgress } from '../../../lib/upload-progress.ts';
import { analysisMessages } from './simples-analysis.messages.ts';

const running = (state: AnalysisState | null | undefined) => state === 'na_fila' || state === 'processando';

/** Polled every second while an analysis runs. */
export const analysisQuery = (id_apuracao: string) =>
  queryOptions({
    queryKey: ['simples', id_apuracao],
    queryFn: async ({ signal }) => (await call(simplesAnalysisApi.read, { params: { id_apuracao }, signal })).data,
    refetchInterval: (query) => (running(query.state.data?.state) ? 1000 : false),
  });

export const monthQuery = (id_apuracao: string, competencia: string) =>
  queryOptions({
    queryKey: ['simples', id_apuracao, 'month', competencia],
    queryFn: async ({ signal }) =>
      (await call(simplesAnalysisApi.month, { params: { id_apuracao, competencia: pathForm(competencia) }, signal }))
        .data,
  });

export const itemsQuery = (id_apuracao: string, competencia: string, filters: ItemFilters) => {
  const query = itemList.toQuery(filters);
  return queryOptions({
    queryKey: ['simples', id_apuracao, 'items', competencia, query],
    queryFn: ({ signal }) =>
      call(simplesAnalysisApi.items, { params: { id_apuracao, competencia: pathForm(competencia) }, query, signal }),
    placeholderData: keepPreviousData,
  });
};

export const itemGroupsQuery = (id_apuracao: string, competencia: string, por: ItemGrouping, filters: ItemFilters) => {
  const query = { ...itemList.toQuery(filters), por };
  return queryOptions({
    queryKey: ['simples', id_apuracao, 'item-groups', competencia, query],
    queryFn: ({ signal }) =>
      call(simplesAnalysisApi.itemGroups, {
        params: { id_apuracao, competencia: pathForm(competencia) },
        query,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
};

const pathForm = (competencia: string) => competencia.replace('/', '');

/**
 * Names an upload without a response as the requirement does (W-123); users see the cause in the alert on the screen
 * (C-05).
 */
function renameNetworkError(error: unknown): never {
  if (error instanceof ApiError && error.status === 0) throw new Error('Erro ao criar assinatura', { cause: error });
  throw error;
}

export const uploadAnalysis = (id_apuracao: string) =>
  mutationOptions({
    mutationKey: ['simples', id_apuracao, 'upload'],
    mutationFn: async (files: { xml: File; pgdas: File }) => {
      uploadProgress.report(id_apuracao, { sent: 0, total: files.xml.size + files.pgdas.size });
      const answer = await call(simplesAnalysisApi.upload, {
        body: { id_apuracao },
        files,
        onUploadProgress: (sent: number, total: number) => uploadProgress.report(id_apuracao, { sent, total }),
      }).catch(renameNetworkError);
      return answer.data;
    },
    onSuccess: () => uploadProgress.end(id_apuracao),
    onError: (error) => uploadProgress.fail(id_apuracao, error.cause ?? error),
    meta: { quiet: true, success: analysisMessages.uploaded, refreshes: ['simples'] },
  });

/** Restarts a failed analysis with its stored files. */
export const resumeAnalysis = (id_apuracao: string) =>
  mutationOptions({
    mutationFn: () =>
      call(simplesEffectsApi.recompute, { params: { id_apuracao }, body: { regras: 'atuais', envio: 'ultimo' } }),
    meta: { success: analysisMessages.resumed, failure: analysisMessages.resumeFailed, refreshes: ['simples'] },
  });

const setRow = (id_apuracao: string, row: Pick<AnalysisRow, 'competencia'> & Partial<AnalysisRow>) =>
  queryClient.setQueryData<SimplesAnalysis>(
    analysisQuery(id_apuracao).queryKey,
    (analysis) =>
      analysis && {
        ...analysis,
        analises: analysis.analises.map((old) => (old.competencia === row.competencia ? { ...old, ...row } : old)),
      },
  );

/** Optimistic: rolled back when the server rejects it. */
export const updateTotal = (id_apuracao: string, editor: string) =>
  mutationOptions({
    mutationFn: async (change: { competencia: string; valor: number; motivo: string }) =>
      (await call(simplesAnalysisApi.updateTotal, { body: { id_apuracao, ...change } })).data,
    onMutate: async ({ competencia, valor, motivo }) => {
      const { queryKey } = analysisQuery(id_apuracao);
      await queryClient.cancelQueries({ queryKey, exact: true });
      const before = queryClient.getQueryData(queryKey);
      setRow(id_apuracao, {
        competencia,
        total_a_restituir: valor,
        editado_por: editor,
        editado_motivo: motivo,
        recalculado: false,
      });
      return { before };
    },
    onSuccess: (row) => void setRow(id_apuracao, row),
    onError: (_error, _change, kept) => {
      if (kept?.before) queryClient.setQueryData(analysisQuery(id_apuracao).queryKey, kept.before);
    },
    meta: {
      success: analysisMessages.valueSaved,
      failure: { title: analysisMessages.valueFailed, detail: analysisMessages.valueFailedDetail },
      refreshes: ['simples'],
    },
  });

/** Brings the computed total of a month back. */
export const restoreTotal = (id_apuracao: string) =>
  mutationOptions({
    mutationFn: async (competencia: string) =>
      (await call(simplesAnalysisApi.restoreTotal, { params: { id_apuracao, competencia: pathForm(competencia) } }))
        .data,
    onSuccess: (row) => void setRow(id_apuracao, row),
    meta: {
      success: analysisMessages.valueRestored,
      failure: analysisMessages.valueFailed,
      refreshes: ['simples'],
    },
  });
