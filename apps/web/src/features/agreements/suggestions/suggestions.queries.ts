import { suggestionsApi } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { withFailureMessage } from '../../../lib/with-failure-message.ts';
import { suggestionMessages } from './suggestions.messages.ts';

/** Lists the suggestions by session or link token. `who` keeps the caches of different readers apart. */
export const suggestionsQuery = (agreementId: string, t: string | undefined, who: string | undefined) =>
  queryOptions({
    queryKey: ['suggestions', 'of', agreementId, t, who],
    queryFn: async ({ signal }) =>
      (await call(suggestionsApi.history, { params: { agreementId }, query: { t }, signal })).data,
    staleTime: 30_000,
    refetchOnWindowFocus: false,
  });

interface Previewed {
  editId: string;
  highlight: boolean;
  t: string | undefined;
  who: string | undefined;
}

export const suggestionPreviewQuery = ({ editId, highlight, t, who }: Previewed) =>
  queryOptions({
    queryKey: ['suggestions', 'preview', editId, highlight, t, who],
    queryFn: async ({ signal }) => {
      const query = { highlight: highlight ? ('1' as const) : ('0' as const), t };
      return (await call(suggestionsApi.preview, { params: { editId }, query, signal })).data;
    },
    placeholderData: (before) => before,
    staleTime: 0,
  });

export const sendSuggestion = (idAgreement: string, t: string | undefined) =>
  mutationOptions({
    mutationFn: (requestChange: string) =>
      call(suggestionsApi.request, { params: { idAgreement }, body: { requestChange, t }, query: undefined }).catch(
        withFailureMessage(suggestionMessages.requestCallFailed),
      ),
    meta: { success: suggestionMessages.sent, failure: suggestionMessages.notSent, refreshes: ['suggestions'] },
  });

export const saveSuggestion = (id_edit: string) =>
  mutationOptions({
    mutationFn: (html: string) =>
      call(suggestionsApi.apply, { params: { id_edit }, body: { html } }).catch(
        withFailureMessage(suggestionMessages.applyCallFailed),
      ),
    meta: {
      success: suggestionMessages.saved,
      failure: (error) => ({ title: suggestionMessages.saveFailed(error) }),
      refreshes: ['suggestions'],
    },
  });

/** Treats an answer without the suggestion as a failure (W-364). */
function withoutAnswer(error: unknown): never {
  if (error instanceof ApiError && error.code === 'unexpected_answer') {
    throw new ApiError({ status: error.status, code: error.code, message: suggestionMessages.emptyDecision });
  }
  throw error;
}

export const approveSuggestion = (id: string) =>
  mutationOptions({
    mutationFn: () => call(suggestionsApi.approve, { params: { id } }).catch(withoutAnswer),
    meta: {
      success: suggestionMessages.approved,
      failure: suggestionMessages.approveFailed,
      refreshes: ['suggestions', 'agreements'],
    },
  });

export const rejectSuggestion = (id: string) =>
  mutationOptions({
    mutationFn: (reason: string) =>
      call(suggestionsApi.reject, { params: { id }, body: { reason } }).catch(withoutAnswer),
    meta: {
      success: suggestionMessages.rejected,
      failure: suggestionMessages.rejectFailed,
      refreshes: ['suggestions'],
    },
  });
