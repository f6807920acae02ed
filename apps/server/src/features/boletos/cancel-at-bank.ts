import { isOpenSituacao } from '@restitui/domain/boletos/boleto-situacao.ts';
import { boletoErrors } from '@restitui/domain/boletos/boletos.errors.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { StaffSession } from '../../kernel/context.ts';
import { recordChanges } from '../change-history/record-changes.ts';
import { askAndBook } from './ask-and-book.ts';
import { asked } from './bank-answers.ts';
import { bankedAt } from './bank-session.ts';
import { type BoletoRow, updateBoleto } from './boletos.repository.ts';

export function requireOpen({ situacao }: BoletoRow): void {
  if (!isOpenSituacao(situacao)) throw new AppError(boletoErrors.boleto_closed);
}

/** Not while another is to take its place: the bank ends it then. The new one may be ended, and the old one stays. */
export function requireNotReplaced({ substituicao, id_substituto }: BoletoRow): void {
  if (substituicao !== null && id_substituto !== null) throw new AppError(boletoErrors.boleto_being_replaced);
}

/** Cancels at the bank and books what the bank then says: a payment that came first stays a payment. */
export async function cancelAtBank(
  session: StaffSession,
  boleto: BoletoRow,
  motivoCancelamento: string,
): Promise<BoletoRow> {
  const { platform, tenant, inTenant, actor } = session;
  requireOpen(boleto);
  requireNotReplaced(boleto);
  const banked = await bankedAt(session, boleto);
  try {
    await asked(() => platform.boletos.cancel(banked.account, banked.codigo, motivoCancelamento));
  } catch (error) {
    // Paid a moment ago: the answer to the next question says so.
    const { after } = await askAndBook(session, banked, { origem: 'CONSULTA' });
    if (after.situacao !== boleto.situacao) throw new AppError(boletoErrors.boleto_closed);
    throw error;
  }
  await inTenant(tenant, (db) => updateBoleto(db, tenant, boleto.id, { motivoCancelamento }));
  const { after } = await askAndBook(session, banked, { origem: 'PESSOA', nome_user: actor.name });
  await inTenant(tenant, async (db) => {
    const { id, id_client, status } = after;
    const about = { entity: 'BOLETO', id, id_client } as const;
    await recordChanges({ ...session, db }, about, { status: boleto.status }, { status, motivoCancelamento });
  });
  return after;
}
