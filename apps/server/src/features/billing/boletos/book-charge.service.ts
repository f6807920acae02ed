import { dayInBrazil } from '@restitui/brazil/day.ts';
import { roundedCents } from '@restitui/brazil/money.ts';
import { boletoStatusOf, isOpenSituacao, isPaidSituacao } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import { boletoErrors } from '@restitui/domain/billing/boletos/boletos.errors.ts';
import { overdueBoletoCause } from '@restitui/domain/insights/alerts/alert-causes.ts';
import { required } from '../../../kernel/app-error.ts';
import { newId } from '../../../kernel/new-id.ts';
import type { BankCharge } from '../../../platform/bank-boletos.ts';
import { raiseAlert } from '../../insights/alerts/alerts.repository.ts';
import type { BookingContext } from '../fees/book-fee.service.ts';
import { toBoletoAmounts } from './boleto.wire.ts';
import { countRefunds, insertBoletoEvent, paymentEvent, refundEvent } from './boleto-events.repository.ts';
import { type BoletoRow, lockBoleto, updateBoleto } from './boletos.repository.ts';
import type { BoletoEventOrigin } from './boletos.table.ts';
import { onBoletoClosed, onBoletoPaid, onBoletoRefunded } from './on-boleto-change.service.ts';
import { recordReplaced } from './record-replaced.service.ts';

/** Source of a change of a boleto. */
export interface ChangeSource {
  origem: BoletoEventOrigin;
  /** The user who caused it, if any. */
  nome_user?: string | null;
  /** State of the boleto before the bank was called. */
  seen?: Pick<BoletoRow, 'situacao' | 'dataSituacao'>;
  /** Reason of a refund that a user reported. */
  motivoDevolucao?: string;
}

/** The booked part of a charge; a charge that the bank never issued has nothing else. */
type Booked = Pick<BankCharge, 'situacao' | 'dataSituacao'> & Partial<BankCharge>;

/**
 * Updates a boleto from the bank's answer. Idempotent: each event is stored once, and each payment and refund booked
 * once, however often and by whichever way the bank reports it.
 */
export async function bookCharge(
  context: BookingContext,
  id: string,
  charge: Booked,
  source: ChangeSource,
): Promise<{ before: BoletoRow; after: BoletoRow }> {
  const { db, tenant, platform } = context;
  const before = required(await lockBoleto(db, tenant, id), boletoErrors.boleto_not_found);
  if (isUnchanged(before, charge, source)) return { before, after: before };

  const { situacao } = charge;
  const origemRecebimento = charge.origemRecebimento ?? null;
  const hasChanged = situacao !== before.situacao;
  const paid = isPaidSituacao(situacao);
  const isRefund = isPaidSituacao(before.situacao);
  const received = charge.valorRecebido == null ? before.valorNominal : roundedCents(charge.valorRecebido);
  const valorRecebido = paid ? received : null;
  const now = platform.clock.now().toISOString();
  if (hasChanged) {
    const evento = await eventKey(context, id, { situacao, dataSituacao: charge.dataSituacao, isRefund });
    const { origem, nome_user = null } = source;
    const what = { situacao, origem, nome_user, valorRecebido, origemRecebimento };
    await insertBoletoEvent(db, { id: newId(), id_tenant: tenant, id_boleto: id, evento, date: now, ...what });
  }
  const isSubstituido = before.id_substituto !== null;
  const changed = {
    situacao,
    status: boletoStatusOf({ situacao, origemRecebimento, isSubstituido }),
    dataSituacao: hasChanged ? now : before.dataSituacao,
    codigoSolicitacao: charge.codigoSolicitacao ?? before.codigoSolicitacao,
    nossoNumero: charge.nossoNumero ?? before.nossoNumero,
    codigoBarras: charge.codigoBarras ?? before.codigoBarras,
    linhaDigitavel: charge.linhaDigitavel ?? before.linhaDigitavel,
    txid: charge.txid ?? before.txid,
    pixCopiaECola: charge.pixCopiaECola ?? before.pixCopiaECola,
    valorRecebido,
    origemRecebimento,
    ...(paid && { devolvidoEm: null, motivoDevolucao: null }),
    ...(isRefund && { devolvidoEm: now, motivoDevolucao: source.motivoDevolucao ?? null }),
  };
  const after = required(await updateBoleto(db, tenant, id, changed), boletoErrors.boleto_not_found);
  if (hasChanged) await applyConsequences(context, before, after);
  return { before, after };
}

/**
 * Returns whether the answer changes nothing. The only change of a paid boleto is a refund, and only if the bank was
 * asked after this payment was booked; other answers are late. A refund reported by a user (outside the charge, as with
 * Pix) is not overridden by the bank's state of the charge.
 */
function isUnchanged(before: BoletoRow, { situacao }: Booked, { seen }: ChangeSource): boolean {
  if (before.motivoDevolucao !== null && !isOpenSituacao(before.situacao)) return true;
  if (!isPaidSituacao(before.situacao)) return false;
  const isOfThisPayment = seen?.situacao === before.situacao && seen.dataSituacao === before.dataSituacao;
  return isPaidSituacao(situacao) || !isOfThisPayment;
}

interface ChargeEvent extends Pick<Booked, 'situacao' | 'dataSituacao'> {
  isRefund: boolean;
}

async function eventKey({ db, tenant }: BookingContext, id: string, { situacao, dataSituacao, isRefund }: ChargeEvent) {
  if (!isRefund && !isPaidSituacao(situacao)) return `${situacao} ${dataSituacao ?? ''}`;
  const time = 1 + (await countRefunds(db, tenant, id));
  return isRefund ? refundEvent(time) : paymentEvent(time);
}

async function applyConsequences(context: BookingContext, before: BoletoRow, after: BoletoRow): Promise<void> {
  if (isPaidSituacao(after.situacao)) return onBoletoPaid(context, after);
  const isOpen = isOpenSituacao(after.situacao);
  if (isPaidSituacao(before.situacao)) {
    await onBoletoRefunded(context, after);
  } else if (!isOpen && isOpenSituacao(before.situacao)) {
    await onBoletoClosed(context, after);
    await recordReplaced(context, before, after);
  }
  if (!isOpen) return;
  const { db, tenant, platform } = context;
  const now = platform.clock.now();
  const cause = overdueBoletoCause(toBoletoAmounts(after), dayInBrazil(now));
  if (!cause) return;
  await raiseAlert(db, tenant, { ...cause, company: after.nome, id_client: after.id_client }, now);
}
