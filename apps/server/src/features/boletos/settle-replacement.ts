import { isOpenSituacao, isPaidSituacao } from '@restitui/domain/boletos/boleto-situacao.ts';
import { takeOverFees } from '../fees/book-boleto.ts';
import type { FeeContext } from '../fees/book-fee.ts';
import { type BoletoRow, findBoleto, updateBoleto } from './boletos.repository.ts';

/** Of a boleto in a replacement: the one that is replaced, and the one that takes its place. */
export async function pairOf({ db, tenant }: Pick<FeeContext, 'db' | 'tenant'>, boleto: BoletoRow) {
  if (boleto.substituicao === null) return undefined;
  const isOld = boleto.id_substituto !== null;
  const other = await findBoleto(db, tenant, (isOld ? boleto.id_substituto : boleto.id_substituido) ?? '');
  if (!other) return undefined;
  return isOld ? { old: boleto, next: other } : { old: other, next: boleto };
}

const isEnded = ({ situacao }: BoletoRow) => !isOpenSituacao(situacao) && !isPaidSituacao(situacao);

/**
 * Brings a replacement on when one of the two boletos has ended. The old one cancelled: the new one asks for its fees.
 * The new one ended: the old one stays. The old one paid: the new one is to be cancelled.
 */
export async function settleReplacement(context: FeeContext, boleto: BoletoRow): Promise<void> {
  const pair = await pairOf(context, boleto);
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
  // Both were paid: there is nothing left to end, but one of the payments to be given back.
  if (isPaidSituacao(next.situacao)) return both(done, done);
  await both({ substituicao: 'DESFAZENDO' }, { substituicao: 'DESFAZENDO' });
}
