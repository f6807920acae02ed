import { reaisOf } from '@restitui/brazil/money.ts';
import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { taxMonthOfCredit } from '@restitui/domain/recovery/credits/credit-calculation.ts';
import { periodOfSortable } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { isFeeBooked } from '@restitui/domain/simples/payment-fees/payment-fee.ts';
import { creditMonthOf, isOfAnnual13th } from '@restitui/domain/simples/refund-requests/payment-name.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { creditsOfRequests } from '@restitui/domain/simples/refund-requests/uncredited-requests.ts';
import type { Context } from '../../../kernel/context.ts';
import { type FeeFigures, feeFiguresOfCredits } from '../../billing/fees/fee-figures.repository.ts';
import { findClient } from '../../crm/clients/clients.repository.ts';
import { listAssessmentsOfProduct } from '../../recovery/assessments/assessments.repository.ts';
import { type CreditRow, listCredits, listCreditsOfProduct } from '../../recovery/credits/credits.repository.ts';
import { listRequestsElsewhere } from '../../recovery/file-analyses/analysis-requests.repository.ts';
import { listRefundPayments, type PaymentSources } from './refund-payments.service.ts';

interface CreditElsewhere {
  id_apuracao: string;
  /** Name of the assessment. */
  apuracao: string;
  isPago: boolean;
}

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
  /** A credit of the payment that is used or charged under another assessment of the product; a paid one before others. */
  elsewhere: CreditElsewhere | undefined;
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
  const elsewhere = await readUsedElsewhere(context, assessment);
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
      elsewhere: elsewhere(request),
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

/**
 * Returns a function that finds the used credit of a payment under another assessment of the product, or one whose fee is
 * on a boleto. A credit of other theses of the month is no credit of the payment.
 */
async function readUsedElsewhere(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  { id, id_product }: Pick<Assessment, 'id' | 'id_product'>,
): Promise<(request: RefundRequest) => CreditElsewhere | undefined> {
  const others = (await listCreditsOfProduct(db, tenant, id_product)).filter((credit) => credit.id_apuracao !== id);
  if (others.length === 0) return () => undefined;
  const figures = await feeFiguresOfCredits(
    db,
    tenant,
    others.map((credit) => credit.id),
  );
  const used = others
    .filter((one) => one.isPago || one.compensacao > 0 || (figures.get(one.id)?.boletos ?? []).length > 0)
    .toSorted((a, b) => Number(b.isPago) - Number(a.isPago));
  const claims = used.length > 0 ? await listRequestsElsewhere(db, tenant, id_product, id) : [];
  const names = new Map((await listAssessmentsOfProduct(db, tenant, id_product)).map(({ id, name }) => [id, name]));
  return (request) => {
    const found = used.find((one) => mayBePaid(one, request) && !isOfOtherTheses(one, request, claims));
    return (
      found && { id_apuracao: found.id_apuracao, apuracao: names.get(found.id_apuracao) ?? '', isPago: found.isPago }
    );
  };
}

type Claim = Awaited<ReturnType<typeof listRequestsElsewhere>>[number];

/** Returns whether a credit names a request of its assessment whose theses are all others than those of a request. */
function isOfOtherTheses(credit: CreditRow, { teses }: RefundRequest, claims: readonly Claim[]): boolean {
  const own = claims.filter(
    ({ id_apuracao, periodo, pedido }) =>
      id_apuracao === credit.id_apuracao &&
      pedido === credit.pagamento &&
      pedido !== null &&
      creditMonthOf({ competencia: periodOfSortable(periodo) }) === taxMonthOfCredit(credit),
  );
  return own.length > 0 && own.every(({ tese }) => !teses.some((one) => one.tese === tese));
}
