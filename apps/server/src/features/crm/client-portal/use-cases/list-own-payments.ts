import { reaisOf } from '@restitui/brazil/money.ts';
import type { clientPortalApi } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import type { OwnPayment } from '@restitui/domain/crm/client-portal/own-payment.ts';
import { feeOnReceived } from '@restitui/domain/simples/payment-fees/payment-fee.ts';
import { canReadPaymentFees } from '@restitui/domain/simples/payment-fees/payment-fees.access.ts';
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

/** Adds the contract's share of the money of each payment, as the fees of the case have it. */
async function withFees(context: Context<SessionActor>, payments: readonly OwnPayment[]): Promise<OwnPayment[]> {
  const { db, tenant } = context;
  const received = new Set(payments.flatMap(({ recebido, id_apuracao }) => (recebido ? id_apuracao : [])));
  const fees = new Map<string, OwnPayment['honorario']>();
  for (const id of received) {
    const assessment = await findAssessment(db, tenant, id);
    for (const { request, percentual } of assessment ? await readPaymentFees(context, assessment) : []) {
      const { competencia, pagamento, recebido } = request;
      if (recebido === null) continue;
      const valor = reaisOf(feeOnReceived(recebido.valor, percentual));
      fees.set(paymentKey({ id_apuracao: id, competencia, pagamento }), { percentual, valor });
    }
  }
  return payments.map((payment) => ({ ...payment, honorario: fees.get(paymentKey(payment)) ?? null }));
}
