import { agreementEditsApi } from '@restitui/domain/agreement-edits/agreement-edits.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { failedAs } from '../../lib/failed-as.ts';
import { editMessages } from './agreement-edits.messages.ts';

/** The suggestions of a contract; `t` is the token of a link, `who` keeps apart what different people may see. */
export const editsQuery = (agreementId: string, t: string | undefined, who: string | undefined) =>
  queryOptions({
    queryKey: ['agreement-edits', 'of', agreementId, t, who],
    queryFn: async ({ signal }) =>
      (await call(agreementEditsApi.history, { params: { agreementId }, query: { t }, signal })).data,
    staleTime: 30_000,
    refetchOnWindowFocus: false,
  });

interface Previewed {
  editId: string;
  highlight: boolean;
  t: string | undefined;
  who: string | undefined;
}

export const editPreviewQuery = ({ editId, highlight, t, who }: Previewed) =>
  queryOptions({
    queryKey: ['agreement-edits', 'preview', editId, highlight, t, who],
    queryFn: async ({ signal }) => {
      const query = { highlight: highlight ? ('1' as const) : ('0' as const), t };
      return (await call(agreementEditsApi.preview, { params: { editId }, query, signal })).data;
    },
    placeholderData: (before) => before,
    staleTime: 0,
  });

export const requestEdit = (idAgreement: string, t: string | undefined) =>
  mutationOptions({
    mutationFn: (requestChange: string) =>
      call(agreementEditsApi.request, { params: { idAgreement }, body: { requestChange, t }, query: undefined }).catch(
        failedAs(editMessages.requestCallFailed),
      ),
    meta: { success: editMessages.sent, failure: editMessages.notSent, refreshes: ['agreement-edits'] },
  });

export const applyEdit = (id_edit: string) =>
  mutationOptions({
    mutationFn: (html: string) =>
      call(agreementEditsApi.apply, { params: { id_edit }, body: { html } }).catch(
        failedAs(editMessages.applyCallFailed),
      ),
    meta: {
      success: editMessages.saved,
      failure: (error) => ({ title: editMessages.saveFailed(error) }),
      refreshes: ['agreement-edits'],
    },
  });

/** An answer without the suggestion is a failure as well (W-364). */
function withoutAnswer(error: unknown): never {
  if (error instanceof ApiError && error.code === 'unexpected_answer') {
    throw new ApiError({ status: error.status, code: error.code, message: editMessages.emptyDecision });
  }
  throw error;
}

export const approveEdit = (id: string) =>
  mutationOptions({
    mutationFn: () => call(agreementEditsApi.approve, { params: { id } }).catch(withoutAnswer),
    meta: {
      success: editMessages.approved,
      failure: editMessages.approveFailed,
      refreshes: ['agreement-edits', 'agreements'],
    },
  });

export const rejectEdit = (id: string) =>
  mutationOptions({
    mutationFn: () => call(agreementEditsApi.reject, { params: { id } }).catch(withoutAnswer),
    meta: { success: editMessages.rejected, failure: editMessages.rejectFailed, refreshes: ['agreement-edits'] },
  });
