import { formatBRL, reaisOf } from '@restitui/brazil/money.ts';
import { taxMonthOfCredit } from '@restitui/domain/recovery/credits/credit-calculation.ts';
import { creditErrors as errors } from '@restitui/domain/recovery/credits/credits.errors.ts';
import { creditMonthOf } from '@restitui/domain/simples/refund-requests/payment-name.ts';
import { exceededReceipt } from '@restitui/domain/simples/refund-requests/received-limit.ts';
import { creditsOfRequests } from '@restitui/domain/simples/refund-requests/uncredited-requests.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { listRefundPayments } from '../../simples/refund-requests/refund-payments.service.ts';
import { refuseCharged } from './charged-credit.gate.ts';
import { type CreditRow, listCredits } from './credits.repository.ts';

/**
 * Returns a changed credit with the name of its payment: none once its month or day changed, and that of the payment it
 * belongs to when it is paid, so that a later request does not take it over. Refuses to move a credit whose fee is
 * charged, and a use beyond the money that arrived: the fee is the contract's share of it.
 */
export async function placedCredit(
  context: Pick<Context, 'db' | 'tenant' | 'platform'>,
  before: CreditRow,
  changed: CreditRow,
): Promise<CreditRow> {
  const { db, tenant } = context;
  const isMoved = taxMonthOfCredit(changed) !== taxMonthOfCredit(before) || changed.pagoEm !== before.pagoEm;
  const after = { ...changed, pagamento: isMoved ? null : changed.pagamento };
  const { id, id_apuracao, id_product, compensacao } = after;
  const isRaised = compensacao > 0 && (isMoved || compensacao > before.compensacao);
  const isUnnamed = after.isPago && after.pagoEm !== null && after.pagamento === null;
  if (!isMoved && !isRaised && !isUnnamed) return after;

  const payments = await listRefundPayments(context, { id: id_apuracao, id_product });
  const ofPayment = (credit: CreditRow) => (payment: { competencia: string; pago_em: string }) =>
    creditMonthOf(payment) === taxMonthOfCredit(credit) && payment.pago_em === credit.pagoEm;
  // A credit without a day keeps a payment of its month when it gets the day of one.
  const getsDay =
    before.pagoEm === null && taxMonthOfCredit(after) === taxMonthOfCredit(before) && payments.some(ofPayment(after));
  if (isMoved && !getsDay) await refuseCharged(context, id);

  const credits = (await listCredits(db, tenant, id_apuracao)).map((credit) => (credit.id === id ? after : credit));
  const others = credits.filter((credit) => credit !== after);
  const limit = isRaised ? exceededReceipt(after, others, payments) : undefined;
  if (limit !== undefined) {
    const message = `O valor usado não pode passar do que foi recebido (${formatBRL(reaisOf(limit))}).`;
    throw new AppError(errors.credit_above_received, { message, issues: [{ path: 'compensacao', message }] });
  }
  if (!isUnnamed) return after;
  const [own] = [...creditsOfRequests(payments, credits)].find(([, credit]) => credit === after) ?? [];
  return { ...after, pagamento: own?.pagamento ?? null };
}
