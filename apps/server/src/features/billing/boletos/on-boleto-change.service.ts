import { formatBRL, reaisOf } from '@restitui/brazil/money.ts';
import { isOpenSituacao } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import { clearAlerts } from '../../insights/alerts/alerts.repository.ts';
import { notify } from '../../operations/messages/notify.service.ts';
import type { BookingContext } from '../fees/book-fee.service.ts';
import { bookClosedBoleto, bookPaidBoleto } from '../fees/fee-charges.service.ts';
import { advanceReplacement } from './advance-replacement.service.ts';
import { listRefunds } from './boleto-refunds.repository.ts';
import type { BoletoRow } from './boletos.repository.ts';
import { alertDoublePayment, clearDoublePayment } from './double-payment.service.ts';

type Amounts = Pick<BoletoRow, 'valorRecebido' | 'valorNominal' | 'seuNumero'>;

/**
 * Applies the consequences of a payment in the transaction that books it. Called once per payment, with the row after
 * the payment.
 */
export async function onBoletoPaid(context: BookingContext, boleto: BoletoRow): Promise<void> {
  await clearOverdueAlert(context, boleto);
  await bookPaidBoleto(context, boleto);
  await advanceReplacement(context, boleto);
  await alertDoublePayment(context, boleto);
  await notifyPaid(context, boleto);
}

/** Applies the consequences of an end without payment: cancelled, replaced, expired or never issued. Called once. */
export async function onBoletoClosed(context: BookingContext, boleto: BoletoRow): Promise<void> {
  await clearOverdueAlert(context, boleto);
  await bookClosedBoleto(context, boleto, { aberto: false });
  await advanceReplacement(context, boleto);
}

/** Applies the consequences of a refund: the shares are reversed. Called once per payment. */
export async function onBoletoRefunded(context: BookingContext, boleto: BoletoRow): Promise<void> {
  await bookClosedBoleto(context, boleto, { aberto: isOpenSituacao(boleto.situacao) });
  await clearDoublePayment(context, boleto);
  await notifyRefunded(context, boleto);
}

function amountOf({ valorRecebido, valorNominal, seuNumero }: Amounts): string {
  return `${formatBRL(reaisOf(valorRecebido ?? valorNominal))} (boleto ${seuNumero})`;
}

async function notifyPaid(context: BookingContext, boleto: BoletoRow): Promise<void> {
  const { id, id_client } = boleto;
  if (id_client === null) return;
  await notify(context, {
    event: 'valor_recebido',
    about: { id_client },
    key: `${id} ${boleto.dataSituacao ?? ''}`,
    facts: { valor: amountOf(boleto) },
  });
}

/** Tells the client, who paid, that the payment was given back, or what of it was not returned before. */
async function notifyRefunded(context: BookingContext, boleto: BoletoRow): Promise<void> {
  const { id, id_client, devolvidoEm, seuNumero } = boleto;
  if (id_client === null) return;
  const [refund] = await listRefunds(context.db, context.tenant, { id_boleto: id });
  if (refund?.date !== devolvidoEm) return;
  await notify(context, {
    event: 'honorario_devolvido',
    about: { id_client },
    key: `${id} ${devolvidoEm ?? ''}`,
    facts: { valor: amountOf({ seuNumero, valorNominal: refund.centavos, valorRecebido: null }) },
  });
}

async function clearOverdueAlert({ db, tenant, platform }: BookingContext, { id }: BoletoRow): Promise<void> {
  await clearAlerts(db, tenant, 'BOLETO_VENCIDO', [id], platform.clock.now());
}
