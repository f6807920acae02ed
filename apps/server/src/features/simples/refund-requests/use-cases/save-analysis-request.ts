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
import { listAnalysisRequests } from '../../../recovery/file-analyses/analysis-requests.service.ts';
import { requireFileAnalysis } from '../../../recovery/file-analyses/file-analysis.gate.ts';
import { requestOfTheses, requestWithTheses } from '../analysis-payments.rules.ts';
import { listAnalysisPayments } from '../analysis-payments.service.ts';
import { editRequest, releaseTheses } from '../edit-request.service.ts';
import { storeRequest } from '../refund-request-changes.service.ts';
import { listRequests as listStoredRequests, lockRequestsOfProduct } from '../refund-requests.repository.ts';
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
    const { assessment, product } = await requireFileAnalysis(transaction, id_apuracao);
    requireAccess(canSaveRefundRequests(actor), errors.refund_request_denied);
    await lockRequestsOfProduct(db, tenant, product.id);
    const day = { ...rates, today: dayInBrazil(platform.clock.now()) };
    const list = async () =>
      (await listAnalysisRequests(transaction, assessment, day)).filter((one) => one.competencia === competencia);
    const known = await list();
    for (const { tese, seen } of body.teses) {
      const thesis = required(
        known.find((one) => one.tese === tese),
        errors.refund_payment_not_found,
      );
      if (seen !== undefined && seen !== thesis.version) throw new AppError(errors.refund_request_changed);
      if (isDuplicateRequest(thesis, body.situacao)) throw new AppError(errors.refund_asked_elsewhere);
    }
    const payments = (await listAnalysisPayments(transaction, assessment)).filter(
      (one) => one.competencia === competencia,
    );
    const stored = (await listStoredRequests(db, tenant, id_apuracao)).filter((row) => row.competencia === competencia);
    const wanted = body.teses.map(({ tese }) => tese);
    const used = stored.map(({ pagamento }) => pagamento);
    const place = { id_apuracao, product };
    const whole = body.situacao === 'A_PEDIR' ? requestWithTheses(payments, wanted) : undefined;
    if (whole) {
      await releaseTheses(transaction, place, whole, wanted);
      await renewOpenRequest(transaction, place, assessment, whole);
      return { data: await list() };
    }
    const before = requestOfTheses(payments, wanted, used);
    if (!before) throw new AppError(errors.refund_theses_joined);
    if (before.situacao === 'A_PEDIR' && body.situacao === 'A_PEDIR') return { data: known };
    await editRequest(transaction, place, before, body);
    await renewOpenRequest(transaction, place, assessment, before);
    return { data: await list() };
  });
}

/**
 * Stores a new version of what is left to request in the month: it has other theses now, so that a request for what was
 * seen before is refused.
 */
async function renewOpenRequest(
  context: Context<UserActor>,
  place: Parameters<typeof storeRequest>[1],
  assessment: Parameters<typeof listAnalysisPayments>[1],
  { competencia, pagamento }: RefundRequest,
): Promise<void> {
  const open = (await listAnalysisPayments(context, assessment)).find(
    (one) => one.competencia === competencia && one.pagamento !== pagamento && one.situacao === 'A_PEDIR',
  );
  if (open) await storeRequest(context, place, open, open);
}
