import { isOpenSituacao, isPaidSituacao } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import type { BookingContext } from '../fees/book-fee.service.ts';
import { takeOverFees } from '../fees/fee-charges.service.ts';
import { type BoletoRow, findBoleto, updateBoleto } from './boletos.repository.ts';

/** Returns the replaced boleto and its replacement; undefined when the boleto is in no replacement. */
export async function findReplacementPair({ db, tenant }: Pick<BookingContext, 'db' | 'tenant'>, boleto: BoletoRow) {
  if (boleto.substituicao === null) return undefined;
  const isOld = boleto.id_substituto !== null;
  const other = await findBoleto(db, tenant, (isOld ? boleto.id_substituto : boleto.id_substituido) ?? '');
  if (!other) return undefined;
  return isOld ? { old: boleto, next: other } : { old: other, next: boleto };
}

const isEnded = ({ situacao }: BoletoRow) => !isOpenSituacao(situacao) && !isPaidSituacao(situacao);

/**
 * Continues a replacement when one of its two boletos has ended. Old one cancelled: the new one takes over its fees.
 * New one ended: the old one stays. Old one paid: the new one is to be cancelled.
 */
export async function advanceReplacement(context: BookingContext, boleto: BoletoRow): Promise<void> {
  const pair = await findReplacementPair(context, boleto);
  if (!pair) return;
  const { old, next } = pair;
  const { db, tenant } = context;
  const both = async (ofOld: Partial<BoletoRow>, ofNext: Partial<BoletoRow>) => {
    await updateBoleto(db, tenant, old.id, ofOld);
    await updateBoleto(db, tenant, next.id, ofNext);
  };
  const done = { substituicao: null };

  if (isEnded(next)) return both({ ...done, id_substituto: null }, { ...done, id_substituido: null });
  if (isEnded(old)) {
    await both({ ...done, motivoCancelamento: `Substituído pelo boleto ${next.seuNumero}` }, done);
    return takeOverFees(context, old, { ...next, isPaid: isPaidSituacao(next.situacao) });
  }
  if (!isPaidSituacao(old.situacao)) return;
  // Both were paid: no boleto is left to cancel; one payment has to be refunded.
  if (isPaidSituacao(next.situacao)) return both(done, done);
  await both({ substituicao: 'DESFAZENDO' }, { substituicao: 'DESFAZENDO' });
}
