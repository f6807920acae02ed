import { isPaidSituacao } from '@restitui/domain/boletos/boleto-situacao.ts';
import { canIssueBoletos } from '@restitui/domain/boletos/boletos.access.ts';
import type { boletosApi } from '@restitui/domain/boletos/boletos.api.ts';
import { boletoErrors } from '@restitui/domain/boletos/boletos.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { askAndBook } from '../ask-and-book.ts';
import { asked } from '../bank-answers.ts';
import { bankedAt, requireBoleto } from '../bank-session.ts';
import { boletoOnWire } from '../boletos.repository.ts';
import { bookCharge } from '../book-charge.ts';

/**
 * Where no boleto is worth anything the bank itself gives the payment back. Elsewhere the bank is asked first; that the
 * charge is still paid there does not matter, since a Pix or a transfer that goes back leaves the charge as it was.
 */
export async function giveBoletoBack(
  session: StaffSession,
  { params: { id }, body: { motivoDevolucao } }: Input<typeof boletosApi.giveBack>,
) {
  const { platform, tenant, inTenant, actor } = session;
  const boleto = await requireBoleto(session, id);
  requireAccess(canIssueBoletos(actor), boletoErrors.boleto_issue_denied);
  if (boleto.devolvidoEm !== null && !isPaidSituacao(boleto.situacao))
    throw new AppError(boletoErrors.boleto_given_back);
  if (!isPaidSituacao(boleto.situacao)) throw new AppError(boletoErrors.boleto_not_paid);
  const banked = await bankedAt(session, boleto);

  const { giveBack } = platform.boletos;
  if (giveBack) await asked(() => giveBack(banked.account, banked.codigo));
  const news = { origem: 'PESSOA', nome_user: actor.name, motivoDevolucao } as const;
  await askAndBook(session, banked, news);
  const byHand = { situacao: 'CANCELADO', dataSituacao: null } as const;
  return inTenant(tenant, async (db) => {
    const { after } = await bookCharge({ db, tenant, platform }, id, byHand, { ...news, seen: boleto });
    const { id_client, status } = after;
    const about = { entity: 'BOLETO', id, id_client } as const;
    await recordChanges({ ...session, db }, about, { status: boleto.status }, { status, motivoDevolucao });
    return { data: boletoOnWire(after) };
  });
}
