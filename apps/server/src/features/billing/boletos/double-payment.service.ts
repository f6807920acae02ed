import { isOpenSituacao, isPaidSituacao } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import { paidTwiceCause } from '@restitui/domain/insights/alerts/alert-causes.ts';
import { clearAlerts, raiseAlert } from '../../insights/alerts/alerts.repository.ts';
import type { BookingContext } from '../fees/book-fee.service.ts';
import { takeOverFees } from '../fees/fee-charges.service.ts';
import { toBoletoAmounts } from './boleto.wire.ts';
import { type BoletoRow, findBoleto, updateBoleto } from './boletos.repository.ts';

const isPaid = ({ situacao }: BoletoRow) => isPaidSituacao(situacao);

/** Raises an alert for finance staff for each paid boleto that this one replaces or is replaced by. */
export async function alertDoublePayment(context: BookingContext, boleto: BoletoRow): Promise<void> {
  const { db, tenant, platform } = context;
  const [old, next] = await findLinkedBoletos(context, boleto);
  const twice = [
    ...(old && isPaid(old) ? [[old, boleto] as const] : []),
    ...(next && isPaid(next) ? [[boleto, next] as const] : []),
  ];
  for (const [first, second] of twice) {
    const alert = { ...paidTwiceCause(toBoletoAmounts(first), toBoletoAmounts(second)), company: first.nome };
    await raiseAlert(db, tenant, alert, platform.clock.now());
  }
}

/** Clears the alert after one of two payments was refunded, and moves the fees to the boleto that stays paid. */
export async function clearDoublePayment(context: BookingContext, boleto: BoletoRow): Promise<void> {
  const { db, tenant, platform } = context;
  const [old, next] = await findLinkedBoletos(context, boleto);
  const subjects = [boleto.id, ...(next ? [next.id] : [])];
  await clearAlerts(db, tenant, 'BOLETO_PAGO_EM_DOBRO', subjects, platform.clock.now());
  if (old && isPaid(old)) {
    await updateBoleto(db, tenant, old.id, { id_substituto: null });
    await updateBoleto(db, tenant, boleto.id, { id_substituido: null });
  }
  if (!next || !isPaid(next)) return;
  if (!isOpenSituacao(boleto.situacao)) return takeOverFees(context, boleto, { ...next, isPaid: true });
  for (const { id } of [boleto, next]) await updateBoleto(db, tenant, id, { substituicao: 'EM_ANDAMENTO' });
}

async function findLinkedBoletos({ db, tenant }: BookingContext, { id_substituido, id_substituto }: BoletoRow) {
  const find = async (id: string | null) => (id === null ? undefined : findBoleto(db, tenant, id));
  return [await find(id_substituido), await find(id_substituto)] as const;
}
