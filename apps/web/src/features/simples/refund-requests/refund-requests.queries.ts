import {
  type RefundRequest,
  type RefundRequestEdit,
  refundRequestsApi,
} from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { refundRequestMessages as messages } from './refund-requests.messages.ts';

/** The key is below the analysis, so that a new result invalidates the amounts. */
export const refundRequestsQuery = (id_apuracao: string) =>
  queryOptions({
    queryKey: ['simples', id_apuracao, 'refund-requests'],
    queryFn: async ({ signal }) => (await call(refundRequestsApi.list, { params: { id_apuracao }, signal })).data,
  });

/** The dialog shows failures itself and keeps the typed values. */
export const saveRefundRequest = (
  id_apuracao: string,
  { competencia, pagamento }: Pick<RefundRequest, 'competencia' | 'pagamento'>,
) =>
  mutationOptions({
    mutationFn: async (body: RefundRequestEdit & { seen: number }) => {
      const params = { id_apuracao, competencia: competencia.replace('/', ''), pagamento };
      return (await call(refundRequestsApi.save, { params, body })).data;
    },
    meta: { quiet: true, success: messages.saved, refreshes: ['simples', 'limitation', 'change-history'] },
  });

export const creditRequests = (id_apuracao: string) =>
  mutationOptions({
    mutationFn: () => call(refundRequestsApi.credit, { params: { id_apuracao } }),
    meta: {
      success: messages.credited,
      failure: messages.creditFailed,
      refreshes: ['credits', 'resume', 'change-history'],
    },
  });
