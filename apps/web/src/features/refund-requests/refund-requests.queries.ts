import {
  type RefundRequest,
  type RefundRequestEdit,
  refundRequestsApi,
} from '@restitui/domain/refund-requests/refund-requests.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { refundRequestMessages as messages } from './refund-requests.messages.ts';

/** Under the analysis, so that a new result brings new amounts. */
export const refundRequestsQuery = (id_apuracao: string) =>
  queryOptions({
    queryKey: ['simples', id_apuracao, 'refund-requests'],
    queryFn: async ({ signal }) => (await call(refundRequestsApi.list, { params: { id_apuracao }, signal })).data,
  });

/** What fails is said in the dialog, where nothing typed is lost. */
export const saveRefundRequest = (
  id_apuracao: string,
  { competencia, pagamento }: Pick<RefundRequest, 'competencia' | 'pagamento'>,
) =>
  mutationOptions({
    mutationFn: async (body: RefundRequestEdit & { seen: number }) => {
      const params = { id_apuracao, competencia: competencia.replace('/', ''), pagamento };
      return (await call(refundRequestsApi.save, { params, body })).data;
    },
    meta: { quiet: true, success: messages.saved, refreshes: ['simples', 'lapses', 'change-history'] },
  });
