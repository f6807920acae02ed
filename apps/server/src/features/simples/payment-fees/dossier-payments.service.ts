import { dayInBrazil } from '@restitui/brazil/day.ts';
import { reaisOf } from '@restitui/brazil/money.ts';
import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { feeObstacleOf, feeOnReceived } from '@restitui/domain/simples/payment-fees/payment-fee.ts';
import { isFollowed } from '@restitui/domain/simples/refund-requests/payment-step.ts';
import type { Context } from '../../../kernel/context.ts';
import type { DossierFee, DossierPayment } from '../../../platform/dossier-payments.ts';
import { type PaymentWithFee, readPaymentFees } from '../refund-requests/read-payment-fees.service.ts';

/** Reads the payments of a case for its dossier. */
export type ReadDossierPayments = (
  place: Pick<Context, 'db' | 'tenant'>,
  assessment: Pick<Assessment, 'id' | 'id_product' | 'id_client'>,
) => Promise<DossierPayment[]>;

/** Returns what the jobs of dossiers read payments with: those jobs may not import this feature, which reads their results. */
export function dossierPaymentsWith(platform: Context['platform']): ReadDossierPayments {
  return (place, assessment) => listDossierPayments({ ...place, platform }, assessment);
}

/**
 * Lists the payments of a case that are followed, with what the dossier shows of each. It has the commission, which
 * users who see the credits see there (decision 022), and nothing of boletos and shares.
 */
async function listDossierPayments(
  context: Pick<Context, 'db' | 'tenant' | 'platform'>,
  assessment: Pick<Assessment, 'id' | 'id_product' | 'id_client'>,
): Promise<DossierPayment[]> {
  const today = dayInBrazil(context.platform.clock.now());
  const payments = await readPaymentFees(context, assessment);
  return payments
    .filter(({ request }) => isFollowed(request, today))
    .map((payment) => ({ request: payment.request, honorario: feeOf(payment) }));
}

function feeOf(payment: PaymentWithFee): DossierFee | null {
  const { request, percentual, isBooked, elsewhere, fee } = payment;
  const { recebido } = request;
  if (recebido === null) return null;
  const isElsewhere = !isBooked && feeObstacleOf(request, payment) === 'LANCADO_EM_OUTRA';
  return {
    percentual,
    valor: reaisOf(feeOnReceived(recebido.valor, percentual)),
    apurado: isBooked && fee ? reaisOf(fee.apurado) : null,
    emOutra: isElsewhere ? (elsewhere?.apuracao ?? '') : null,
  };
}
