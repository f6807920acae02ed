import { paidTwiceCause } from '@restitui/domain/alerts/alert-causes.ts';
import { isOpenSituacao, isPaidSituacao } from '@restitui/domain/boletos/boleto-situacao.ts';
import { clearAlerts, raiseAlert } from '../alerts/alerts.repository.ts';
import { takeOverFees } from '../fees/book-boleto.ts';
import { type BoletoRow, findBoleto, updateBoleto } from './boletos.repository.ts';
import type { BookingContext } from './booking-context.ts';

const isPaid = ({ situacao }: BoletoRow) => isPaidSituacao(situacao);

/** Tells those who handle finance of each paid boleto whose place this one takes, or which takes its place. */
export async function tellIfPaidTwice(context: BookingContext, boleto: BoletoRow): Promise<void> {
  const { db, tenant, platform } = context;
  const [old, next] = await neighboursOf(context, boleto);
  const twice = [
    ...(old && isPaid(old) ? [[old, boleto] as const] : []),
    ...(next && isPaid(next) ? [[boleto, next] as const] : []),
  ];
  for (const [first, second] of twice) {
    const alert = { ...paidTwiceCause(first, second), company: first.nome };
    await raiseAlert(db, tenant, alert, platform.clock.now());
  }
}

/** One of two payments was given back: no alert is left, and the fees are those of the boleto that stays paid. */
export async function settlePaidTwice(context: BookingContext, boleto: BoletoRow): Promise<void> {
  const { db, tenant, platform } = context;
  const [old, next] = await neighboursOf(context, boleto);
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

async function neighboursOf({ db, tenant }: BookingContext, { id_substituido, id_substituto }: BoletoRow) {
  const find = async (id: string | null) => (id === null ? undefined : findBoleto(db, tenant, id));
  return [await find(id_substituido), await find(id_substituto)] as const;
}
