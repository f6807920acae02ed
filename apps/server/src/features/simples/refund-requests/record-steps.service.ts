import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { canSaveRefundRequests } from '@restitui/domain/simples/refund-requests/refund-requests.access.ts';
import type { RefundRequest, refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { refundRequestErrors as errors } from '@restitui/domain/simples/refund-requests/refund-requests.errors.ts';
import { refusalOfStep, undoesUse } from '@restitui/domain/simples/refund-requests/refund-step-rules.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../recovery/assessments/assessment.gate.ts';
import { listRequests } from '../../recovery/file-analyses/analysis-requests.repository.ts';
import { findChargedPayments } from './charged-money.service.ts';
import { listRefundPayments } from './refund-payments.service.ts';
import { storeRequest } from './refund-request-changes.service.ts';
import { lockRequestsOfProduct } from './refund-requests.repository.ts';
import { isDuplicateRequest } from './request-state.rules.ts';
import { afterStep } from './request-steps.rules.ts';
import { syncFeeAlerts } from './sync-fee-alerts.service.ts';

type SteppedPayment = Input<typeof refundRequestsApi.saveSteps>['body']['pagamentos'][number];

/** A refused step with the payment it was for. */
export interface RefusedStep {
  stepped: SteppedPayment;
  /** Undefined when there is no such payment. */
  payment: RefundRequest | undefined;
  index: number;
  error: ErrorDefinition;
  field: string | undefined;
  message: string;
}

interface Checked {
  before: RefundRequest;
  stepped: SteppedPayment;
  index: number;
}

/**
 * Records one step for each of the payments. When a step is refused, `refuse` throws with all refusals and nothing is
 * stored.
 */
export async function recordSteps(
  context: Context<UserActor>,
  id_apuracao: string,
  payments: readonly SteppedPayment[],
  refuse: (refused: readonly RefusedStep[]) => never,
): Promise<RefundRequest[]> {
  const { db, tenant, actor, platform } = context;
  const { assessment, product } = await requireVisibleAssessment(context, id_apuracao);
  requireAccess(canSaveRefundRequests(actor), errors.refund_request_denied);
  await lockRequestsOfProduct(db, tenant, product.id);
  const known = await listRefundPayments(context, assessment);
  const place = { today: dayInBrazil(platform.clock.now()), cnpj: product.id_client };
  const refused: RefusedStep[] = [];
  const checked: Checked[] = [];
  for (const [index, stepped] of payments.entries()) {
    const before = known.find(
      ({ competencia, pagamento }) => competencia === stepped.competencia && pagamento === stepped.pagamento,
    );
    const refusal = refusalOf(stepped, before, place);
    if (refusal) refused.push({ stepped, payment: before, index, ...refusal });
    else if (before) checked.push({ before, stepped, index });
  }
  refused.push(...(await refusedByFee(context, assessment, checked)));
  if (refused.length > 0) refuse(refused);

  const saved: RefundRequest[] = [];
  // A thesis belongs to one payment, so that no step changes the rows of another one.
  const hasTheses = checked.some(({ before }) => before.teses.length > 0);
  const rows = hasTheses ? await listRequests(db, tenant, id_apuracao) : [];
  for (const { before, stepped } of checked) {
    saved.push(await storeRequest(context, { id_apuracao, product, rows }, before, afterStep(stepped.passo, before)));
  }
  const days = checked.flatMap(({ stepped: { passo } }) => (passo.passo === 'DINHEIRO' ? passo.data : []));
  await syncFeeAlerts(context, product.id, days);
  return saved;
}

/** Refuses decisions that take back a use whose credit is used or whose fee is on an open boleto. */
async function refusedByFee(
  context: Context<UserActor>,
  assessment: Assessment,
  checked: readonly Checked[],
): Promise<RefusedStep[]> {
  const undone = checked.filter(({ before, stepped }) => undoesUse(stepped.passo, before));
  const charged = await findChargedPayments(
    context,
    assessment,
    undone.map(({ before }) => before),
  );
  const error = errors.refund_use_charged;
  return undone
    .filter(({ before }) => charged.includes(before))
    .map(({ before, stepped, index }) => ({
      ...{ stepped, payment: before, index, error, field: 'resultado', message: error.message },
    }));
}

function refusalOf(
  { seen, passo }: SteppedPayment,
  before: RefundRequest | undefined,
  place: Parameters<typeof refusalOfStep>[2],
): Pick<RefusedStep, 'error' | 'field' | 'message'> | undefined {
  const only = (error: ErrorDefinition) => ({ error, field: undefined, message: error.message });
  if (!before) return only(errors.refund_payment_not_found);
  if (seen !== undefined && seen !== before.version) return only(errors.refund_request_changed);
  // A corrected decision can bring a request back that another assessment has taken up meanwhile.
  if (isDuplicateRequest(before, afterStep(passo, before).situacao)) return only(errors.refund_asked_elsewhere);
  return refusalOfStep(passo, before, place);
}
