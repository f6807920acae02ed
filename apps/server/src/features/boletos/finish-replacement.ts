import { isOpenSituacao, isPaidSituacao } from '@restitui/domain/boletos/boleto-situacao.ts';
import { BankRefusal } from '../../platform/bank-boletos.ts';
import { askAndBook } from './ask-and-book.ts';
import { refusalOf } from './bank-answers.ts';
import { type BankSession, bankedAt } from './bank-session.ts';
import { type BoletoRow, findBoleto } from './boletos.repository.ts';
import { pairOf } from './settle-replacement.ts';
import { StillProcessing } from './still-processing.ts';

/**
 * Asks the bank to end the boleto that is replaced; the new one instead, where the old one was paid meanwhile. Throws
 * while the bank does not answer or is not done. What is begun stands in the rows: whoever asks again goes on.
 */
export async function finishReplacement(session: BankSession, id: string): Promise<void> {
  const { tenant, inTenant } = session;
  const pair = await inTenant(tenant, async (db) => {
    const boleto = await findBoleto(db, tenant, id);
    return boleto && pairOf({ db, tenant }, boleto);
  });
  if (!pair) return;
  const { old, next } = pair;
  if (isPaidSituacao(old.situacao)) {
    await end(session, next, `Boleto ${old.seuNumero} pago`);
    return;
  }
  // Nobody is left without a boleto that can be paid.
  if (next.codigoSolicitacao === null) throw new StillProcessing();
  const after = await end(session, old, `Substituído: ${next.seuNumero}`);
  if (isPaidSituacao(after.situacao)) await finishReplacement(session, id);
}

async function end(session: BankSession, boleto: BoletoRow, motivo: string): Promise<BoletoRow> {
  if (!isOpenSituacao(boleto.situacao)) return boleto;
  if (boleto.codigoSolicitacao === null) throw new StillProcessing();
  const { platform, actor } = session;
  const banked = await bankedAt(session, boleto);
  const isTaken = await platform.boletos.cancel(banked.account, banked.codigo, motivo).then(() => true, refusedOnly);
  const { after } = await askAndBook(session, banked, { origem: 'PESSOA', nome_user: actor?.name ?? null });
  if (isOpenSituacao(after.situacao) && isTaken) throw new StillProcessing();
  return after;
}

/** A refusal is no failure: it ended a moment ago, which the next answer says, or it is tried again with the next poll. */
function refusedOnly(error: unknown): false {
  if (error instanceof BankRefusal && error.kind === 'refused') return false;
  throw refusalOf(error);
}
