import { reaisOf, zeroCents } from '@restitui/brazil/money.ts';
import type { clientPortalApi } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import type { OwnPayment } from '@restitui/domain/crm/client-portal/own-payment.ts';
import { feeOnReceived, paidBeyondFee } from '@restitui/domain/simples/payment-fees/payment-fee.ts';
import {
  canReadPaymentCharges,
  canReadPaymentFees,
} from '@restitui/domain/simples/payment-fees/payment-fees.access.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { isUserContext, type SessionActor } from '../../../../kernel/actor.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findAssessment } from '../../../recovery/assessments/assessments.repository.ts';
import { readPaymentFees } from '../../../simples/refund-requests/read-payment-fees.service.ts';
import { listOwnPayments as listRows, paymentKey } from '../own-payments.repository.ts';
import { requirePortalClient } from '../portal-client.gate.ts';

export async function listOwnPayments(
  context: Context<SessionActor>,
  { params: { id_client } }: Input<typeof clientPortalApi.payments>,
): Promise<{ data: OwnPayment[] }> {
  const { products } = await requirePortalClient(context, id_client);
  const payments = await listRows(context.db, context.tenant, id_client, products);
  const seesFees = !isUserContext(context) || canReadPaymentFees(context.actor);
  return { data: seesFees ? await withFees(context, payments) : payments };
}

/**
 * Adds the contract's share of the money of each payment, as the fees of the case have it, what was paid beyond the
 * entered fee, and what was given back of it: a decision after the use of a compensation can lower it, or take it back
 * as a whole.
 */
async function withFees(context: Context<SessionActor>, payments: readonly OwnPayment[]): Promise<OwnPayment[]> {
  const { db, tenant } = context;
  const seesCharges = !isUserContext(context) || canReadPaymentCharges(context.actor);
  const charged = new Set(payments.flatMap((one) => (mayHaveFee(one) ? one.id_apuracao : [])));
  const fees = new Map<string, OwnPayment['honorario']>();
  for (const id of charged) {
    const assessment = await findAssessment(db, tenant, id);
    for (const { request, percentual, fee } of assessment ? await readPaymentFees(context, assessment) : []) {
      const { competencia, pagamento, recebido } = request;
      const share = feeOnReceived(recebido?.valor ?? 0, percentual);
      const beyond = fee && seesCharges ? paidBeyondFee(fee.apurado, fee.pago) : zeroCents;
      const devolucoes = fee && seesCharges ? fee.devolucoes : [];
      if (recebido === null && beyond === zeroCents && devolucoes.length === 0) continue;
      const key = paymentKey({ id_apuracao: id, competencia, pagamento });
      fees.set(key, { percentual, valor: reaisOf(share), a_devolver: reaisOf(beyond), devolucoes });
    }
  }
  return payments.map((payment) => ({ ...payment, honorario: fees.get(paymentKey(payment)) ?? null }));
}

/** Returns whether a fee may have been paid: money came, or a decision took a use back. */
function mayHaveFee({ recebido, tipo, despacho }: OwnPayment): boolean {
  return recebido !== null || (tipo === 'COMPENSACAO' && despacho !== null && despacho.resultado !== 'DEFERIDO');
}
