import { isOpenSituacao } from '@restitui/domain/boletos/boleto-situacao.ts';
import { clearAlerts } from '../alerts/alerts.repository.ts';
import { bookClosedBoleto, bookPaidBoleto } from '../fees/book-boleto.ts';
import type { BoletoRow } from './boletos.repository.ts';
import type { BookingContext } from './booking-context.ts';
import { settlePaidTwice, tellIfPaidTwice } from './paid-twice.ts';
import { settleReplacement } from './settle-replacement.ts';

/**
 * What follows from a payment, in the transaction that books it: all of it stands, or nothing. Called once for each
 * payment, however often the bank tells of it. The row is as it stands after the payment.
 */
export async function onBoletoPaid(context: BookingContext, boleto: BoletoRow): Promise<void> {
  await settleOverdueAlert(context, boleto);
  await bookPaidBoleto(context, boleto);
  await settleReplacement(context, boleto);
  await tellIfPaidTwice(context, boleto);
}

/** What follows when a charge ends without payment: cancelled, replaced, expired or never issued. Called once. */
export async function onBoletoClosed(context: BookingContext, boleto: BoletoRow): Promise<void> {
  await settleOverdueAlert(context, boleto);
  await bookClosedBoleto(context, boleto, { aberto: false });
  await settleReplacement(context, boleto);
}

/** What follows when the bank gives a payment back: the shares are taken back. Called once for each payment. */
export async function onBoletoGivenBack(context: BookingContext, boleto: BoletoRow): Promise<void> {
  await bookClosedBoleto(context, boleto, { aberto: isOpenSituacao(boleto.situacao) });
  await settlePaidTwice(context, boleto);
}

async function settleOverdueAlert({ db, tenant, platform }: BookingContext, { id }: BoletoRow): Promise<void> {
  await clearAlerts(db, tenant, 'BOLETO_VENCIDO', [id], platform.clock.now());
}
