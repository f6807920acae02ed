import { sumOfReais } from '@restitui/brazil/money.ts';
import { taxMonthOfCredit } from '../../recovery/credits/credit-calculation.ts';
import { fileAnalysisServiceOf } from '../../recovery/file-analyses/file-analysis-service.ts';
import { creditMonthOf, isOfAnnual13th } from '../../simples/refund-requests/payment-name.ts';
import { creditsOfRequests } from '../../simples/refund-requests/uncredited-requests.ts';
import type { OwnPayment } from './own-payment.ts';

/** A credit of a company, as its portal reads it. */
export interface OwnCredit {
  id_apuracao: string;
  id_product: string;
  anoCompetencia: number | null;
  mesCompetencia: number | null;
  pagoEm: string | null;
  pagamento: string | null;
  /** Reais. */
  creditOrigin: number;
}

/** A thesis that a request of an analysis from files claims. */
type ClaimedThesis = Pick<OwnPayment, 'id_apuracao' | 'competencia' | 'pagamento'> & { tese: string };

interface Sources {
  /** The product of each assessment. */
  productOf: ReadonlyMap<string, string>;
  /** Those of all requests, also of requests that are not listed any more. */
  theses: readonly ClaimedThesis[];
}

interface ClaimedCredits<C> {
  /** Credits of payments whose money arrived. */
  received: Set<C>;
  /** The part of each credit, in reais, that counts as the amount of requests, whatever became of them. */
  claimed: Map<C, number>;
}

/**
 * Assigns the credits of a company to its requests: named, or by month and day. A denied request takes what the others
 * leave, so that its credit does not count as one that can still be requested. A credit of another assessment of the
 * product, or of a request that is not listed any more, counts as that of the requests of its month, and so does that of
 * an analysis from files of which several requests claim a part each. A credit of other theses is no credit of a request.
 */
export function claimedCredits<C extends OwnCredit>(
  payments: readonly OwnPayment[],
  credits: readonly C[],
  { productOf, theses }: Sources,
): ClaimedCredits<C> {
  const owners = ownersOfCredits(payments, credits);
  const withCredit = new Set(owners.values());
  const thesesOf = Map.groupBy(theses, nameOf);
  const isOf = (credit: C, payment: OwnPayment) => {
    const owner = owners.get(credit);
    if (owner === payment) return true;
    if (productOf.get(payment.id_apuracao) !== credit.id_product || !mayBeOf(credit, payment)) return false;
    const isBeside = payment.id_apuracao === credit.id_apuracao && withCredit.has(payment);
    if (isBeside && (owner !== undefined || credit.pagamento === null)) return false;
    return !areOthers(thesesOf.get(nameOfCredit(credit)), thesesOf.get(nameOf(payment)));
  };
  const counted = payments.filter(hasAmount);
  const received = new Set<C>();
  const claimed = new Map<C, number>();
  for (const credit of credits) {
    const own = counted.filter((payment) => isOf(credit, payment));
    // A credit without a name may cover several requests; its use is that of the one that it belongs to.
    const owner = owners.get(credit);
    const used = owner && thesesOf.get(nameOf(owner));
    const isPaid = (one: OwnPayment) => one.recebido !== null && !areOthers(used, thesesOf.get(nameOf(one)));
    if (own.some(isPaid)) received.add(credit);
    const parts = own.map(({ valor, repetido }) => (valor === null ? credit.creditOrigin : valor - repetido));
    claimed.set(credit, sumOfReais(parts));
  }
  return { received, claimed };
}

/** Returns the request that each credit belongs to under its assessment; denied requests take what others leave. */
function ownersOfCredits<C extends OwnCredit>(
  payments: readonly OwnPayment[],
  credits: readonly C[],
): Map<C, OwnPayment> {
  const owners = new Map<C, OwnPayment>();
  for (const [id_apuracao, held] of Map.groupBy(payments, (payment) => payment.id_apuracao)) {
    const own = credits.filter((credit) => credit.id_apuracao === id_apuracao);
    const found = creditsOfPayments(held, own);
    const taken = new Set(found.values());
    // Denied requests, and those without an amount.
    const left = held.filter((payment) => !found.has(payment) && hasAmount(payment));
    const rest = creditsOfPayments(
      left,
      own.filter((credit) => !taken.has(credit)),
      { situacao: 'PEDIDO', valor: 1 },
    );
    for (const [payment, credit] of [...found, ...rest]) owners.set(credit, payment);
    for (const payment of left.filter((one) => !rest.has(one))) {
      const credit = own.find((one) => one.pagamento === null && !owners.has(one) && mayBeOf(one, payment));
      if (credit) owners.set(credit, payment);
    }
  }
  return owners;
}

function creditsOfPayments<C extends OwnCredit>(
  payments: readonly OwnPayment[],
  credits: readonly C[],
  counting: Partial<Pick<OwnPayment, 'situacao' | 'valor'>> = {},
): Map<OwnPayment, C> {
  const requests = payments.map((payment) => {
    const { valor, ...request } = { ...payment, ...counting };
    return { ...request, payment, pago_em: payment.pago_em ?? '', valor_pedido: valor };
  });
  return new Map([...creditsOfRequests(requests, credits)].map(([{ payment }, credit]) => [payment, credit]));
}

/** Returns whether a request counts by its own amount: one from before amounts were recorded counts by its credit. */
function hasAmount({ situacao, valor, despacho }: Pick<OwnPayment, 'situacao' | 'valor' | 'despacho'>): boolean {
  return situacao === 'PAGO' || situacao === 'INDEFERIDO' || despacho !== null || valor !== null;
}

/** Returns whether a credit that belongs to no request of its assessment may be that of a request of the product. */
function mayBeOf(credit: OwnCredit, payment: OwnPayment): boolean {
  if (creditMonthOf(payment) !== taxMonthOfCredit(credit)) return false;
  const isOfDay = credit.pagoEm === null || payment.pago_em === null || credit.pagoEm === payment.pago_em;
  if (fileAnalysisServiceOf(payment.typeServico)) {
    if (credit.pagamento !== null) return isOfAnnual13th(credit.pagamento) === isOfAnnual13th(payment.pagamento);
    // A month has one payment, whose day may be corrected; December has that of the annual 13º too.
    return isOfDay || credit.mesCompetencia !== 12;
  }
  if (credit.pagamento !== null) return credit.pagamento === payment.pagamento;
  return isOfDay && payment.id_apuracao !== credit.id_apuracao;
}

const nameOf = (request: Pick<OwnPayment, 'id_apuracao' | 'competencia' | 'pagamento'>) =>
  `${request.id_apuracao} ${creditMonthOf(request)} ${request.pagamento}`;

const nameOfCredit = (credit: OwnCredit) => `${credit.id_apuracao} ${taxMonthOfCredit(credit)} ${credit.pagamento}`;

function areOthers(own: readonly ClaimedThesis[] = [], claimed: readonly ClaimedThesis[] = []): boolean {
  return own.length > 0 && own.every(({ tese }) => !claimed.some((one) => one.tese === tese));
}
