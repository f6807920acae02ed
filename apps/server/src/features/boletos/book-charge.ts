import { dayInBrazil } from '@restitui/brazil/day.ts';
import { overdueBoletoCause } from '@restitui/domain/alerts/alert-causes.ts';
import { boletoStatusOf, isOpenSituacao, isPaidSituacao } from '@restitui/domain/boletos/boleto-situacao.ts';
import { boletoErrors } from '@restitui/domain/boletos/boletos.errors.ts';
import { required } from '../../kernel/app-error.ts';
import { newId } from '../../kernel/new-id.ts';
import type { BankCharge } from '../../platform/bank-boletos.ts';
import { raiseAlert } from '../alerts/alerts.repository.ts';
import { insertBoletoEvent } from './boleto-events.repository.ts';
import { type BoletoRow, lockBoleto, updateBoleto } from './boletos.repository.ts';
import type { BoletoEventOrigin } from './boletos.table.ts';
import { type BookingContext, onBoletoClosed, onBoletoPaid } from './paid-boleto.ts';

/** How it became known. */
export interface News {
  origem: BoletoEventOrigin;
  /** Who did it, where somebody did. */
  nome_user?: string | null;
}

/** As much of a charge as is booked; of one that the bank never made there is nothing else. */
type Booked = Pick<BankCharge, 'situacao' | 'dataSituacao'> & Partial<BankCharge>;

/**
 * Brings a boleto in line with what the bank says of it. However often and by however many ways the bank is heard, each
 * of its news is kept once, and a payment is booked once: after it nothing changes any more.
 */
export async function bookCharge(
  context: BookingContext,
  id: string,
  charge: Booked,
  news: News,
): Promise<{ before: BoletoRow; after: BoletoRow }> {
  const { db, tenant, platform } = context;
  const before = required(await lockBoleto(db, tenant, id), boletoErrors.boleto_not_found);
  if (isPaidSituacao(before.situacao)) return { before, after: before };

  const { situacao } = charge;
  const origemRecebimento = charge.origemRecebimento ?? null;
  const moved = situacao !== before.situacao;
  const paid = isPaidSituacao(situacao);
  const valorRecebido = paid ? (charge.valorRecebido ?? before.valorNominal) : null;
  const now = platform.clock.now();
  if (moved) {
    const evento = paid ? 'PAGO' : `${situacao} ${charge.dataSituacao ?? ''}`;
    const { origem, nome_user = null } = news;
    const what = { situacao, origem, nome_user, valorRecebido, origemRecebimento };
    const about = { id: newId(), id_tenant: tenant, id_boleto: id, evento, date: now.toISOString() };
    await insertBoletoEvent(db, { ...about, ...what });
  }
  const isSubstituido = before.id_substituto !== null;
  const changed = {
    situacao,
    status: boletoStatusOf({ situacao, origemRecebimento, isSubstituido }),
    dataSituacao: moved ? now.toISOString() : before.dataSituacao,
    codigoSolicitacao: charge.codigoSolicitacao ?? before.codigoSolicitacao,
    nossoNumero: charge.nossoNumero ?? before.nossoNumero,
    codigoBarras: charge.codigoBarras ?? before.codigoBarras,
    linhaDigitavel: charge.linhaDigitavel ?? before.linhaDigitavel,
    txid: charge.txid ?? before.txid,
    pixCopiaECola: charge.pixCopiaECola ?? before.pixCopiaECola,
    valorRecebido,
    origemRecebimento,
  };
  const after = required(await updateBoleto(db, tenant, id, changed), boletoErrors.boleto_not_found);
  if (moved) await follow(context, before, after);
  return { before, after };
}

async function follow(context: BookingContext, before: BoletoRow, after: BoletoRow): Promise<void> {
  if (isPaidSituacao(after.situacao)) return onBoletoPaid(context, after);
  if (!isOpenSituacao(after.situacao)) {
    if (isOpenSituacao(before.situacao)) await onBoletoClosed(context, after);
    return;
  }
  const { db, tenant, platform } = context;
  const now = platform.clock.now();
  const cause = overdueBoletoCause(after, dayInBrazil(now));
  if (!cause) return;
  await raiseAlert(db, tenant, { ...cause, company: after.nome, id_client: after.id_client }, now);
}
