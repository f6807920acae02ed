import { reaisOf } from '@restitui/brazil/money.ts';
import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { taxMonthOfCredit } from '@restitui/domain/recovery/credits/credit-calculation.ts';
import { isFeeBooked } from '@restitui/domain/simples/payment-fees/payment-fee.ts';
import { creditMonthOf, isOfAnnual13th } from '@restitui/domain/simples/refund-requests/payment-name.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { creditsOfRequests } from '@restitui/domain/simples/refund-requests/uncredited-requests.ts';
import type { Context } from '../../../kernel/context.ts';
import { type FeeFigures, feeFiguresOfCredits } from '../../billing/fees/fee-figures.repository.ts';
import { findClient } from '../../crm/clients/clients.repository.ts';
import { type CreditRow, listCredits, listCreditsOfProduct } from '../../recovery/credits/credits.repository.ts';
import { listRefundPayments, type PaymentSources } from './refund-payments.service.ts';

/** A payment of a case with the credit that its fee is computed from. */
export interface PaymentWithFee {
  request: RefundRequest;
  credit: CreditRow | undefined;
  /** Other payments of the month may be meant by a credit without a day. */
  isDayMissing: boolean;
  /**
   * A paid credit of the day does not name which of several payments of that day is meant, or a used credit of the
   * month belongs to theses that were requested otherwise since.
   */
  isCreditUnclear: boolean;
  /** A credit of the payment is used or charged under another assessment of the product. */
  isUsedElsewhere: boolean;
  /** One of those credits is paid, so that its fee is entered. */
  isBookedElsewhere: boolean;
  percentual: number;
  isBooked: boolean;
  fee: FeeFigures | undefined;
}

/** Lists the payments of a case with their credits and fees, in the order of the requests. */
export async function readPaymentFees(
  context: PaymentSources,
  assessment: Pick<Assessment, 'id' | 'id_product' | 'id_client'>,
): Promise<PaymentWithFee[]> {
  const { db, tenant } = context;
  const requests = await listRefundPayments(context, assessment);
  const own = await listCredits(db, tenant, assessment.id);
  const credits = creditsOfRequests(requests, own);
  const elsewhere = await listUsedElsewhere(context, assessment);
  const contract = (await findClient(db, tenant, assessment.id_client))?.comissaoTenant ?? 0;
  const figures = await feeFiguresOfCredits(
    db,
    tenant,
    [...credits.values()].map(({ id }) => id),
  );
  const received = requests.filter(({ recebido, situacao }) => recebido !== null && situacao === 'PAGO');
  const ofReceived = new Set(received.map((request) => credits.get(request)));
  const unowned = own.filter((one) => (one.isPago || one.compensacao > 0) && !ofReceived.has(one));
  return requests.map((request) => {
    const credit = credits.get(request);
    const ofMonth = requests.filter((one) => one !== request && creditMonthOf(one) === creditMonthOf(request));
    const sharesDay = ofMonth.some(({ pago_em }) => pago_em === request.pago_em);
    const mayBeOf = own.some((one) => one.isPago && one.pagamento === null && isOfDay(one, request));
    return {
      ...{ request, credit, isDayMissing: credit?.pagoEm === null && ofMonth.length > 0 },
      isCreditUnclear:
        (sharesDay && mayBeOf && credit?.pagamento == null) ||
        (request.teses.length > 0 && unowned.some((one) => mayBePaid(one, request))),
      isUsedElsewhere: elsewhere.some((one) => mayBePaid(one, request)),
      isBookedElsewhere: elsewhere.some((one) => one.isPago && mayBePaid(one, request)),
      percentual: credit?.comissao_porcentagem ?? contract,
      isBooked: isFeeBooked(request, credit && { ...credit, compensacao: reaisOf(credit.compensacao) }),
      fee: credit && figures.get(credit.id),
    };
  });
}

type PlacedCredit = Pick<CreditRow, 'anoCompetencia' | 'mesCompetencia'> & { pagoEm: string | null };

function isOfDay(credit: PlacedCredit, request: RefundRequest): boolean {
  return taxMonthOfCredit(credit) === creditMonthOf(request) && credit.pagoEm === request.pago_em;
}

/**
 * Returns whether a credit may be that of a payment. The requests of an analysis from files are numbered in each
 * assessment and change with their theses, and a month has one payment, whose day may be corrected; the annual 13º is a
 * payment of December beside that of the month.
 */
function mayBePaid(credit: CreditRow, request: RefundRequest): boolean {
  const { pagamento } = credit;
  if (request.teses.length === 0) {
    if (pagamento === null) return isOfDay({ ...credit, pagoEm: credit.pagoEm ?? request.pago_em }, request);
    return taxMonthOfCredit(credit) === creditMonthOf(request) && pagamento === request.pagamento;
  }
  if (taxMonthOfCredit(credit) !== creditMonthOf(request)) return false;
  return pagamento === null || isOfAnnual13th(pagamento) === isOfAnnual13th(request.pagamento);
}

/** Lists the credits under other assessments of the product that are used, or whose fees are on boletos. */
async function listUsedElsewhere(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  { id, id_product }: Pick<Assessment, 'id' | 'id_product'>,
): Promise<CreditRow[]> {
  const others = (await listCreditsOfProduct(db, tenant, id_product)).filter((credit) => credit.id_apuracao !== id);
  const figures = await feeFiguresOfCredits(
    db,
    tenant,
    others.map((credit) => credit.id),
  );
  return others.filter(
    (credit) => credit.isPago || credit.compensacao > 0 || (figures.get(credit.id)?.boletos ?? []).length > 0,
  );
}
