import { dayInBrazil } from '@restitui/brazil/day.ts';
import { overdueBoletoCause } from '@restitui/domain/alerts/alert-causes.ts';
import { boletoStatusOf, isOpenSituacao, isPaidSituacao } from '@restitui/domain/boletos/boleto-situacao.ts';
import { boletoErrors } from '@restitui/domain/boletos/boletos.errors.ts';
import { required } from '../../kernel/app-error.ts';
import { newId } from '../../kernel/new-id.ts';
import type { BankCharge } from '../../platform/bank-boletos.ts';
import { raiseAlert } from '../alerts/alerts.repository.ts';
import { countGivenBack, givenBackEvent, insertBoletoEvent } from './boleto-events.repository.ts';
import { type BoletoRow, lockBoleto, updateBoleto } from './boletos.repository.ts';
import type { BoletoEventOrigin } from './boletos.table.ts';
import type { BookingContext } from './booking-context.ts';
import { onBoletoClosed, onBoletoGivenBack, onBoletoPaid } from './paid-boleto.ts';
import { recordReplaced } from './record-replaced.ts';

/** How it became known. */
export interface News {
  origem: BoletoEventOrigin;
  /** Who did it, where somebody did. */
  nome_user?: string | null;
  /** How the boleto stood before the bank was asked. */
  seen?: Pick<BoletoRow, 'situacao' | 'dataSituacao'>;
  /** Why a payment was given back, where a person says so. */
  motivoDevolucao?: string;
}

/** As much of a charge as is booked; of one that the bank never made there is nothing else. */
type Booked = Pick<BankCharge, 'situacao' | 'dataSituacao'> & Partial<BankCharge>;

/**
 * Brings a boleto in line with what the bank says of it. However often and by however many ways the bank is heard, each
 * of its news is kept once, and a payment is booked once, and once given back.
 */
export async function bookCharge(
  context: BookingContext,
  id: string,
  charge: Booked,
  news: News,
): Promise<{ before: BoletoRow; after: BoletoRow }> {
  const { db, tenant, platform } = context;
  const before = required(await lockBoleto(db, tenant, id), boletoErrors.boleto_not_found);
  if (saysNothingNew(before, charge, news)) return { before, after: before };

  const { situacao } = charge;
  const origemRecebimento = charge.origemRecebimento ?? null;
  const moved = situacao !== before.situacao;
  const paid = isPaidSituacao(situacao);
  const givenBack = isPaidSituacao(before.situacao);
  const valorRecebido = paid ? (charge.valorRecebido ?? before.valorNominal) : null;
  const now = platform.clock.now().toISOString();
  if (moved) {
    const evento = await eventOf(context, id, { situacao, dataSituacao: charge.dataSituacao, givenBack });
    const { origem, nome_user = null } = news;
    const what = { situacao, origem, nome_user, valorRecebido, origemRecebimento };
    await insertBoletoEvent(db, { id: newId(), id_tenant: tenant, id_boleto: id, evento, date: now, ...what });
  }
  const isSubstituido = before.id_substituto !== null;
  const changed = {
    situacao,
    status: boletoStatusOf({ situacao, origemRecebimento, isSubstituido }),
    dataSituacao: moved ? now : before.dataSituacao,
    codigoSolicitacao: charge.codigoSolicitacao ?? before.codigoSolicitacao,
    nossoNumero: charge.nossoNumero ?? before.nossoNumero,
    codigoBarras: charge.codigoBarras ?? before.codigoBarras,
    linhaDigitavel: charge.linhaDigitavel ?? before.linhaDigitavel,
    txid: charge.txid ?? before.txid,
    pixCopiaECola: charge.pixCopiaECola ?? before.pixCopiaECola,
    valorRecebido,
    origemRecebimento,
    ...(paid && { devolvidoEm: null, motivoDevolucao: null }),
    ...(givenBack && { devolvidoEm: now, motivoDevolucao: news.motivoDevolucao ?? null }),
  };
  const after = required(await updateBoleto(db, tenant, id, changed), boletoErrors.boleto_not_found);
  if (moved) await follow(context, before, after);
  return { before, after };
}

/**
 * Of a paid boleto nothing is new but that its payment was given back, and only from an answer that was asked for when
 * this payment was booked already: an older one is merely late. What a person said of a payment that was given back
 * outside of the charge, as a Pix is, stands whatever the bank says of the charge.
 */
function saysNothingNew(before: BoletoRow, { situacao }: Booked, { seen }: News): boolean {
  if (before.motivoDevolucao !== null && !isOpenSituacao(before.situacao)) return true;
  if (!isPaidSituacao(before.situacao)) return false;
  const isOfThisPayment = seen?.situacao === before.situacao && seen.dataSituacao === before.dataSituacao;
  return isPaidSituacao(situacao) || !isOfThisPayment;
}

interface Happened extends Pick<Booked, 'situacao' | 'dataSituacao'> {
  givenBack: boolean;
}

async function eventOf({ db, tenant }: BookingContext, id: string, { situacao, dataSituacao, givenBack }: Happened) {
  if (!givenBack && !isPaidSituacao(situacao)) return `${situacao} ${dataSituacao ?? ''}`;
  const times = await countGivenBack(db, tenant, id);
  if (givenBack) return givenBackEvent(times + 1);
  return times === 0 ? 'PAGO' : `PAGO ${times + 1}`;
}

async function follow(context: BookingContext, before: BoletoRow, after: BoletoRow): Promise<void> {
  if (isPaidSituacao(after.situacao)) return onBoletoPaid(context, after);
  const isOpen = isOpenSituacao(after.situacao);
  if (isPaidSituacao(before.situacao)) await onBoletoGivenBack(context, after);
  else if (!isOpen && isOpenSituacao(before.situacao)) {
    await onBoletoClosed(context, after);
    await recordReplaced(context, before, after);
  }
  if (!isOpen) return;
  const { db, tenant, platform } = context;
  const now = platform.clock.now();
  const cause = overdueBoletoCause(after, dayInBrazil(now));
  if (!cause) return;
  await raiseAlert(db, tenant, { ...cause, company: after.nome, id_client: after.id_client }, now);
}
