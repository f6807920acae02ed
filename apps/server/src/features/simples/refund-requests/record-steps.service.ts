import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { canSaveRefundRequests } from '@restitui/domain/simples/refund-requests/refund-requests.access.ts';
import type { RefundRequest, refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { refundRequestErrors as errors } from '@restitui/domain/simples/refund-requests/refund-requests.errors.ts';
import { changeOfUse, refusalOfStep } from '@restitui/domain/simples/refund-requests/refund-step-rules.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../recovery/assessments/assessment.gate.ts';
import { lockAssessment } from '../../recovery/assessments/assessments.repository.ts';
import { listRequests } from '../../recovery/file-analyses/analysis-requests.repository.ts';
import { findChargedPayments } from './charged-money.service.ts';
import type { UsePlan } from './decided-use.service.ts';
import { listRefundPayments } from './refund-payments.service.ts';
import { storeRequest } from './refund-request-changes.service.ts';
import { lockRequestsOfProduct } from './refund-requests.repository.ts';
import type { DecidedUse } from './reported-use.service.ts';
import { isDuplicateRequest } from './request-state.rules.ts';
import { afterStep } from './request-steps.rules.ts';
import { syncFeeAlerts } from './sync-fee-alerts.service.ts';
import { correctUse, planLockedUses } from './use-correction.service.ts';

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
  const { corrections, refusals } = await planTakenUses(context, assessment, checked);
  refused.push(...refusals, ...(await refuseUnrecordedUses(context, assessment, checked)));
  if (refused.length > 0) refuse(refused);

  const saved: RefundRequest[] = [];
  // A thesis belongs to one payment, so that no step changes the rows of another one.
  const hasTheses = checked.some(({ before }) => before.teses.length > 0);
  const rows = hasTheses ? await listRequests(db, tenant, id_apuracao) : [];
  for (const { before, stepped } of checked) {
    saved.push(await storeRequest(context, { id_apuracao, product, rows }, before, afterStep(stepped.passo, before)));
  }
  for (const correction of corrections) await correctUse(context, correction);
  const days = checked.flatMap(({ stepped: { passo } }) => (passo.passo === 'DINHEIRO' ? passo.data : []));
  await syncFeeAlerts(context, product.id, days);
  return saved;
}

/** Plans the decisions that take back a use: the records to correct, and the decisions that are refused. */
async function planTakenUses(context: Context<UserActor>, assessment: Assessment, checked: readonly Checked[]) {
  const taken = checked.flatMap(({ before, stepped, index }): (Checked & DecidedUse)[] => {
    const { passo } = stepped;
    const isTaken = passo.passo === 'DESPACHO' && changeOfUse(passo, before) === 'TAKEN';
    return isTaken ? [{ before, stepped, index, decision: passo }] : [];
  });
  const plans = await planLockedUses(context, assessment, taken);
  const corrections: UsePlan[] = [];
  const refusals: RefusedStep[] = [];
  for (const [at, { before, stepped, index }] of taken.entries()) {
    const plan = plans[at];
    if (!plan) continue;
    if ('refusal' in plan) {
      const { refusal: error, message } = plan;
      refusals.push({ stepped, payment: before, index, error, field: 'resultado', message });
    } else corrections.push(plan);
  }
  return { corrections, refusals };
}

/** Refuses denials of compensations whose use is in the credit only: no record tells how much of it is theirs. */
async function refuseUnrecordedUses(
  context: Context<UserActor>,
  assessment: Assessment,
  checked: readonly Checked[],
): Promise<RefusedStep[]> {
  const denied = checked.filter(
    ({ before: { tipo, recebido }, stepped: { passo } }) =>
      passo.passo === 'DESPACHO' && passo.resultado === 'INDEFERIDO' && tipo === 'COMPENSACAO' && recebido === null,
  );
  if (denied.length === 0) return [];
  await lockAssessment(context.db, context.tenant, assessment.id);
  const payments = denied.map(({ before }) => before);
  const charged = await findChargedPayments(context, assessment, payments);
  const error = errors.refund_use_charged;
  return denied
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
