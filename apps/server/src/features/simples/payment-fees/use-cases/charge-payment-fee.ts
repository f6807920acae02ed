import { formatBRL, reaisOf, zeroCents } from '@restitui/brazil/money.ts';
import { canIssueBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { feeObstacleOf } from '@restitui/domain/simples/payment-fees/payment-fee.ts';
import type { paymentFeesApi } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import {
  paymentFeeErrors as errors,
  feeObstacleErrors as obstacleErrors,
} from '@restitui/domain/simples/payment-fees/payment-fees.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { toBoletoResponse } from '../../../billing/boletos/boleto.wire.ts';
import type { BoletoRow } from '../../../billing/boletos/boletos.repository.ts';
import { issueBoleto } from '../../../billing/boletos/issue-boleto.service.ts';
import { insertCharges, lockFee } from '../../../billing/fees/fees.repository.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { readPaymentFees } from '../../refund-requests/read-payment-fees.service.ts';
import { lockRequestsOfProduct } from '../../refund-requests/refund-requests.repository.ts';
import { chargeableOf } from '../payment-fee.wire.ts';

type ChargeInput = Input<typeof paymentFeesApi.charge>;

/**
 * Issues the boleto of a payment's fee. The charge is stored with the boleto before the bank is called, so that a fee is
 * never on two boletos.
 */
export async function chargePaymentFee(context: Context<UserActor, OwnTransactions>, { params, body }: ChargeInput) {
  const { actor, tenant, inTenant } = context;
  const { assessment, id_credit } = await inTenant(tenant, async (db) => {
    const found = await requireVisibleAssessment({ ...context, db }, params.id_apuracao);
    requireAccess(canIssueBoletos(actor), errors.payment_fee_charge_denied);
    const credit = await requireChargeable({ ...context, db }, found.assessment, params, body.valorNominal);
    return { assessment: found.assessment, id_credit: credit.id };
  });
  const wanted = { ...body, id_client: assessment.id_client };
  const boleto = await issueBoleto(context, wanted, {
    onStored: (db, row) => chargeOn({ ...context, db }, { assessment, id_credit, place: params }, row),
  });
  return { data: toBoletoResponse(boleto) };
}

type Place = Pick<ChargeInput['params'], 'competencia' | 'pagamento'>;

interface ChargedFee {
  assessment: Assessment;
  /** The credit from which the fee was computed before the boleto was stored. */
  id_credit: string;
  place: Place;
}

/** Stores the charge. All that decides on it is read after the locks of requests, bookings and charges. */
async function chargeOn(context: Context, { assessment, id_credit, place }: ChargedFee, row: BoletoRow) {
  const { db, tenant } = context;
  const { id, valorNominal } = row;
  await lockRequestsOfProduct(db, tenant, assessment.id_product);
  await lockFee(db, tenant, id_credit);
  const credit = await requireChargeable(context, assessment, place, reaisOf(valorNominal));
  if (credit.id !== id_credit) throw new AppError(errors.payment_fee_changed);
  await insertCharges(db, [{ id_tenant: tenant, id_boleto: id, id_credit, centavos: valorNominal }]);
}

/** Returns the credit of a payment whose fee can be charged with `valor` reais. */
async function requireChargeable(
  context: Pick<Context, 'db' | 'tenant' | 'platform'>,
  assessment: Assessment,
  { competencia, pagamento }: Place,
  valor: number,
) {
  const payments = await readPaymentFees(context, assessment);
  const found = payments.find(({ request }) => request.competencia === competencia && request.pagamento === pagamento);
  const payment = required(found, errors.payment_fee_not_found);
  const { recebido } = payment.request;
  if (recebido === null) throw new AppError(errors.payment_fee_not_received);
  if (!payment.isBooked || !payment.credit) throw new AppError(errors.payment_fee_not_booked);
  const obstacle = feeObstacleOf(payment.request, payment);
  if (obstacle) throw new AppError(obstacleErrors[obstacle]);
  const chargeable = chargeableOf(payment, recebido);
  if (chargeable === zeroCents) throw new AppError(errors.payment_fee_charged);
  if (valor > reaisOf(chargeable)) {
    const message = `O boleto passa dos honorários a cobrar deste pagamento (${formatBRL(reaisOf(chargeable))}).`;
    throw new AppError(errors.payment_fee_beyond, { message, issues: [{ path: 'valorNominal', message }] });
  }
  return payment.credit;
}
