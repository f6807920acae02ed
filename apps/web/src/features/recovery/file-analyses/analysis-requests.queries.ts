import { analysisCorrectionsApi } from '@restitui/domain/recovery/file-analyses/analysis-corrections.api.ts';
import { analysisRequestsApi } from '@restitui/domain/recovery/file-analyses/analysis-requests.api.ts';
import type { RefundRequestEdit } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { RequestKind } from '@restitui/domain/simples/refund-requests/request-kind.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { changedByRequest } from '../../simples/refund-requests/refund-requests.queries.ts';
import { fileAnalysisMessages as messages } from './file-analyses.messages.ts';

/** The key is below the analysis, so that a choice or a new result (`useNewResult`) invalidates the amounts. */
export const analysisRequestsQuery = (id_apuracao: string) =>
  queryOptions({
    queryKey: ['file-analyses', id_apuracao, 'requests'],
    queryFn: async ({ signal }) => (await call(analysisRequestsApi.list, { params: { id_apuracao }, signal })).data,
  });

export const analysisCorrectionsQuery = (id_apuracao: string) =>
  queryOptions({
    queryKey: ['file-analyses', id_apuracao, 'corrections'],
    queryFn: async ({ signal }) => (await call(analysisCorrectionsApi.list, { params: { id_apuracao }, signal })).data,
  });

interface SavedRequest extends RefundRequestEdit {
  tipo: RequestKind;
  teses: { tese: string; seen: number }[];
}

/** The dialog shows failures itself and keeps the typed values. */
export const saveAnalysisRequest = (id_apuracao: string, competencia: string) =>
  mutationOptions({
    mutationFn: async (body: SavedRequest) => {
      const params = { id_apuracao, competencia: competencia.replace('/', '') };
      return (await call(analysisRequestsApi.save, { params, body })).data;
    },
    meta: { quiet: true, success: messages.requestSaved, refreshes: changedByRequest },
  });
