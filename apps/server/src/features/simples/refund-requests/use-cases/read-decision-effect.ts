import { integerCents, reaisOf, roundedCents, sumOfCents, zeroCents } from '@restitui/brazil/money.ts';
import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { assessmentErrors } from '@restitui/domain/recovery/assessments/assessments.errors.ts';
import { assessmentBalances } from '@restitui/domain/recovery/assessments/product-balance.ts';
import { feeOnReceived, paidBeyondFee } from '@restitui/domain/simples/payment-fees/payment-fee.ts';
import { canReadPaymentCharges } from '@restitui/domain/simples/payment-fees/payment-fees.access.ts';
import type { DecisionEffect, TypedDecision } from '@restitui/domain/simples/refund-requests/decision-effect.ts';
import { canSaveRefundRequests } from '@restitui/domain/simples/refund-requests/refund-requests.access.ts';
import type { RefundRequest, refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { refundRequestErrors as errors } from '@restitui/domain/simples/refund-requests/refund-requests.errors.ts';
import { changeOfUse, type UseChange } from '@restitui/domain/simples/refund-requests/refund-step-rules.ts';
import {
  amountsAfterUse,
  type ChangedAmount,
  effectOfTakenUse,
  recordBeyondCredits,
  supportedUse,
} from '@restitui/domain/simples/refund-requests/taken-use.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { readProductAmounts } from '../../../recovery/assessments/product-amounts.service.ts';
import { toCreditResponse } from '../../../recovery/credits/credit.wire.ts';
import { listCredits } from '../../../recovery/credits/credits.repository.ts';
import { type Rates, readCurrentRates } from '../../../recovery/credits/current-rates.service.ts';
import { planUses, type UsePlan } from '../decided-use.service.ts';
import { type PaymentWithFee, readPaymentFees } from '../read-payment-fees.service.ts';
import type { UseRefusal } from '../reported-use.service.ts';

/** Returns what a decision would change of a used compensation. Changes nothing. */
export async function readDecisionEffect(
  context: Context<UserActor, OwnTransactions>,
  { params: { id_apuracao, ...of }, query }: Input<typeof refundRequestsApi.effect>,
): Promise<{ data: DecisionEffect }> {
  const { tenant, platform, inTenant } = context;
  const rates = await readCurrentRates(platform);
  return inTenant(tenant, async (db) => {
    const own = { ...context, db };
    const { assessment } = await requireVisibleAssessment(own, id_apuracao);
    requireAccess(canSaveRefundRequests(context.actor), errors.refund_request_denied);
    const payments = await readPaymentFees(own, assessment);
    const payment = required(
      payments.find(({ request }) => request.competencia === of.competencia && request.pagamento === of.pagamento),
      errors.refund_payment_not_found,
    );
    return { data: await effectOf(own, assessment, { payment, decision: query, rates }) };
  });
}

interface Decided {
  payment: PaymentWithFee;
  decision: TypedDecision;
  rates: Rates;
}

async function effectOf(
  context: Context,
  assessment: Assessment,
  { payment, decision, rates }: Decided,
): Promise<DecisionEffect> {
  const { request } = payment;
  const step = { ...decision, valor: decision.valor ?? null, passo: 'DESPACHO', data: '', motivo: '' } as const;
  const change = changeOfUse(step, request);
  const used = request.recebido?.valor ?? 0;
  const left = change ? usedAfter(request, { change, decision, rates }) : used;
  const none = { credito: null, saldo: null, saldo_dos_creditos: null, honorarios: null, relatorio: null };
  const unchanged: DecisionEffect = {
    ...none,
    mudanca: change === 'RAISED' ? 'AUMENTA' : change === 'TAKEN' ? 'TIRA' : null,
    uso: { antes: used, depois: left },
    ...{ restituido: null, a_devolver: null, obstaculo: null, registro_acima: null },
  };
  if (change !== 'TAKEN') return unchanged;
  const [plan] = await planUses(context, assessment, [{ before: request, decision: { uso_mantido: left } }]);
  if (!plan) return unchanged;
  if ('refusal' in plan) return { ...unchanged, obstaculo: obstacleOf(plan) };
  if (plan.credit && !assessment.isModifica) {
    const { message } = assessmentErrors.assessment_closed;
    return { ...unchanged, obstaculo: obstacleOf({ message, place: 'CREDITOS' }) };
  }
  return { ...unchanged, ...(await changesOf(context, assessment, { payment, plan, rates })) };
}

/** Returns what is used after a decision: as it is typed, or else what the granted amount supports. */
function usedAfter(
  request: RefundRequest,
  { change, decision, rates }: { change: UseChange; decision: TypedDecision; rates: Rates },
): number {
  const { resultado, valor = 0, uso_mantido } = decision;
  if (resultado === 'INDEFERIDO') return 0;
  if (uso_mantido !== undefined) return uso_mantido;
  const granted = resultado === 'DEFERIDO' ? (request.valor_pedido ?? request.total) : valor;
  return supportedUse(request, { granted, change }, rates.series)?.valor ?? 0;
}

const obstacleOf = ({ message, place, key }: Pick<UseRefusal, 'message' | 'place' | 'key'>) => ({
  mensagem: message,
  onde: place,
  chave: key ?? null,
});

async function changesOf(
  context: Context,
  { id, id_product }: Assessment,
  { payment: { fee }, plan: { credit, report }, rates }: { payment: PaymentWithFee; plan: UsePlan; rates: Rates },
): Promise<Partial<DecisionEffect>> {
  const { db, tenant, actor } = context;
  const credits = (await listCredits(db, tenant, id)).map((row) => toCreditResponse(row, rates));
  const own = credits.find((one) => one.id === credit?.credit.id);
  const effect = own && credit && effectOfTakenUse(own, credits, reaisOf(credit.compensacao), rates);
  const reported = report && sumOfCents(report.lines.map(({ value }) => value));
  const before = await readProductAmounts({ db, tenant, rates }, id_product);
  const difference = (amount: ChangedAmount | undefined) =>
    integerCents(amount ? roundedCents(amount.depois) - roundedCents(amount.antes) : 0);
  const after = amountsAfterUse(before, {
    id,
    corrected: difference(effect?.corrigido),
    compensated: difference(effect?.uso),
    reported: integerCents(report && reported !== undefined ? report.target - reported : 0),
  });
  const refunded = (amounts: typeof before) =>
    reaisOf(assessmentBalances(amounts).find((one) => one.id === id)?.refunded ?? 0);
  const earned = credit && feeOnReceived(reaisOf(credit.compensacao), credit.credit.comissao_porcentagem);
  const isSeen = canReadPaymentCharges(actor);
  return {
    credito: effect?.uso ?? null,
    saldo: effect?.saldo ?? null,
    saldo_dos_creditos: effect?.saldoTotal ?? null,
    honorarios: effect?.comissao ?? null,
    relatorio: report && reported !== undefined ? { antes: reaisOf(reported), depois: reaisOf(report.target) } : null,
    restituido: { antes: refunded(before), depois: refunded(after) },
    a_devolver: isSeen ? reaisOf(fee ? paidBeyondFee(earned ?? fee.apurado, fee.pago) : zeroCents) : null,
    registro_acima: recordBeyondCredits(after, id) ?? null,
  };
}
