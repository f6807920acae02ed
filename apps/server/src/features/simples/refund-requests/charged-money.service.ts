import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { type PaymentWithFee, readPaymentFees } from './read-payment-fees.service.ts';

/**
 * Returns those of the payments whose credit is used, here or under another assessment of the product, or whose fee is on
 * an open boleto. Removing their money would leave a fee that no screen shows.
 */
export async function findChargedPayments(
  context: Parameters<typeof readPaymentFees>[0],
  assessment: Parameters<typeof readPaymentFees>[1],
  requests: readonly RefundRequest[],
): Promise<RefundRequest[]> {
  if (requests.length === 0) return [];
  const charged = (await readPaymentFees(context, assessment)).filter(isCharged).map(({ request }) => request);
  return requests.filter(({ competencia, pagamento }) =>
    charged.some((one) => one.competencia === competencia && one.pagamento === pagamento),
  );
}

/** Returns whether the credit of a payment is used, here or under another assessment, or its fee is on an open boleto. */
export function isCharged({ credit, elsewhere, fee }: PaymentWithFee): boolean {
  const isUsed = credit !== undefined && (credit.isPago || credit.compensacao > 0);
  return isUsed || elsewhere !== undefined || (fee?.cobrado ?? 0) > 0;
}
