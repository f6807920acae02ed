import { dayInBrazil } from '@restitui/brazil/day.ts';
import type {
  AnalysisRequest,
  analysisRequestsApi,
} from '@restitui/domain/recovery/file-analyses/analysis-requests.api.ts';
import { canSaveRefundRequests } from '@restitui/domain/simples/refund-requests/refund-requests.access.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { refundRequestErrors as errors } from '@restitui/domain/simples/refund-requests/refund-requests.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { readCurrentRates } from '../../../recovery/credits/current-rates.service.ts';
import { requireFileAnalysis } from '../../../recovery/file-analyses/file-analysis.gate.ts';
import { requestOfTheses, requestWithTheses } from '../analysis-payments.rules.ts';
import { readMonthOfPayments } from '../analysis-payments.service.ts';
import { editRequest, releaseTheses } from '../edit-request.service.ts';
import { storeRequest } from '../refund-request-changes.service.ts';
import { lockRequestsOfProduct } from '../refund-requests.repository.ts';
import { isDuplicateRequest } from '../request-state.rules.ts';

/** Saves one request for one or several theses of a month; all are saved or none. */
export async function saveAnalysisRequest(
  context: Context<UserActor, OwnTransactions>,
  { params: { id_apuracao, competencia }, body }: Input<typeof analysisRequestsApi.save>,
): Promise<{ data: AnalysisRequest[] }> {
  const { tenant, platform, inTenant, actor } = context;
  const rates = await readCurrentRates(platform);
  return inTenant(tenant, async (db) => {
    const transaction: Context<UserActor> = { ...context, db };
    const { assessment, product, servico } = await requireFileAnalysis(transaction, id_apuracao);
    requireAccess(canSaveRefundRequests(actor), errors.refund_request_denied);
    await lockRequestsOfProduct(db, tenant, product.id);
    const day = { ...rates, today: dayInBrazil(platform.clock.now()) };
    const readMonth = () => readMonthOfPayments(transaction, { ...assessment, servico }, competencia, day);
    const { theses, rows, payments, names } = await readMonth();
    for (const { tese, seen } of body.teses) {
      const thesis = required(
        theses.find((one) => one.tese === tese),
        errors.refund_payment_not_found,
      );
      if (seen !== undefined && seen !== thesis.version) throw new AppError(errors.refund_request_changed);
      if (isDuplicateRequest(thesis, body.situacao)) throw new AppError(errors.refund_asked_elsewhere);
    }
    const wanted = body.teses.map(({ tese }) => tese);
    const place = { id_apuracao, product, rows };
    const whole = body.situacao === 'A_PEDIR' ? requestWithTheses(payments, wanted) : undefined;
    const before = whole ?? requestOfTheses(payments, wanted, names);
    if (!before) throw new AppError(errors.refund_theses_joined);
    if (before.situacao === 'A_PEDIR' && body.situacao === 'A_PEDIR') return { data: theses };
    if (whole) await releaseTheses(transaction, place, whole, wanted);
    else await editRequest(transaction, place, before, body);
    const after = await readMonth();
    await renewOpenRequest(transaction, { ...place, rows: after.rows }, after.payments, before);
    return { data: after.theses };
  });
}

/**
 * Stores a new version of what is left to request in the month: it has other theses now, so that a request for what was
 * seen before is refused. The theses themselves stay as they are.
 */
async function renewOpenRequest(
  context: Context<UserActor>,
  place: Parameters<typeof storeRequest>[1],
  payments: readonly RefundRequest[],
  { pagamento }: RefundRequest,
): Promise<void> {
  const open = payments.find((one) => one.pagamento !== pagamento && one.situacao === 'A_PEDIR');
  if (open) await storeRequest(context, place, open, open);
}
