import {
  type RefundRequest,
  type RefundRequestEdit,
  refundRequestsApi,
} from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { EnteredStep } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import type { RequestKind } from '@restitui/domain/simples/refund-requests/request-kind.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { refundRequestMessages as messages } from './refund-requests.messages.ts';

/** The analysis that finds the payments of a case. */
export type CaseArea = 'simples' | 'file-analyses';

/** The key is below the analysis, so that a new result invalidates the amounts. */
export const refundRequestsQuery = (id_apuracao: string, area: CaseArea = 'simples') =>
  queryOptions({
    queryKey: [area, id_apuracao, 'refund-requests'],
    queryFn: async ({ signal }) => (await call(refundRequestsApi.list, { params: { id_apuracao }, signal })).data,
  });

/** Features whose data a step changes. */
export const changedByRequest = ['simples', 'file-analyses', 'limitation', 'fees', 'change-history'] as const;

/** The dialog shows failures itself and keeps the typed values. */
export const saveRefundRequest = (
  id_apuracao: string,
  { competencia, pagamento }: Pick<RefundRequest, 'competencia' | 'pagamento'>,
) =>
  mutationOptions({
    mutationFn: async (body: RefundRequestEdit & { seen: number; tipo?: RequestKind }) => {
      const params = { id_apuracao, competencia: competencia.replace('/', ''), pagamento };
      return (await call(refundRequestsApi.save, { params, body })).data;
    },
    meta: { quiet: true, success: messages.saved, refreshes: changedByRequest },
  });

/** The request of a payment and the step to record for it. */
export interface SteppedRequest {
  request: Pick<RefundRequest, 'competencia' | 'pagamento' | 'version'>;
  passo: EnteredStep;
}

/**
 * Records steps, of all payments or of none. The dialog shows failures itself.
 * @param changesCredit the step corrects the credit of its payment too
 */
export const saveRefundSteps = (id_apuracao: string, count: number, changesCredit: boolean) =>
  mutationOptions({
    mutationFn: async (steps: readonly SteppedRequest[]) => {
      const pagamentos = steps.map(({ request: { competencia, pagamento, version: seen }, passo }) => ({
        ...{ competencia, pagamento, seen, passo },
      }));
      const [only] = pagamentos;
      if (only && pagamentos.length === 1) {
        const { competencia, pagamento, ...body } = only;
        const params = { id_apuracao, competencia: competencia.replace('/', ''), pagamento };
        await call(refundRequestsApi.saveStep, { params, body });
      } else await call(refundRequestsApi.saveSteps, { params: { id_apuracao }, body: { pagamentos } });
    },
    meta: {
      quiet: true,
      success: count === 1 ? messages.stepSaved : messages.stepsSaved,
      refreshes: changesCredit
        ? [...changedByRequest, 'credits', 'resume', 'dashboards', 'compensations']
        : changedByRequest,
    },
  });

export const creditRequests = (id_apuracao: string) =>
  mutationOptions({
    mutationFn: () => call(refundRequestsApi.credit, { params: { id_apuracao } }),
    meta: {
      success: messages.credited,
      failure: messages.creditFailed,
      refreshes: ['credits', 'resume', 'fees', 'change-history'],
    },
  });
