import type { TypedDecision } from '@restitui/domain/simples/refund-requests/decision-effect.ts';
import { type RefundRequest, refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/** Reads what a typed decision would change of a used compensation, again whenever it is shown. */
export const decisionEffectQuery = (
  id_apuracao: string,
  { competencia, pagamento }: Pick<RefundRequest, 'competencia' | 'pagamento'>,
  decision: TypedDecision,
) =>
  queryOptions({
    queryKey: ['simples', id_apuracao, 'decision-effect', competencia, pagamento, decision],
    queryFn: async ({ signal }) => {
      const params = { id_apuracao, competencia: competencia.replace('/', ''), pagamento };
      return (await call(refundRequestsApi.effect, { params, query: decision, signal })).data;
    },
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
