import { sumOfReais } from '@restitui/brazil/money.ts';
import { parseTaxMonth } from '@restitui/brazil/tax-month.ts';
import type { AnalysisRequest } from '@restitui/domain/recovery/file-analyses/analysis-requests.api.ts';
import type { FileAnalysisService } from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import { sortablePeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { creditMonthOf, requestName } from '@restitui/domain/simples/refund-requests/payment-name.ts';
import { requestedInTimeStatuses } from '@restitui/domain/simples/refund-requests/refund-request-status.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { parsePeriod } from '@restitui/payroll-engine/payroll-period.ts';
import { payrollDueDate } from '@restitui/payroll-engine/rules/due-date.ts';
import { contributionDueDate } from '@restitui/sped-engine/months/due-date.ts';
import { limitationDateOf } from '@restitui/tax-engine/rules/das-due-date.ts';
import type { RefundRequestRow } from './refund-requests.repository.ts';
import { type RefundablePayment, toRefundRequestResponse } from './refundable-payments.rules.ts';

type StoredRequest = RefundRequestRow;

/**
 * Groups the theses of each month into the requests of its payment, in the order of the payments: one for each request
 * that was made, and one for all theses that can still be requested.
 */
export function analysisPayments(
  theses: readonly AnalysisRequest[],
  stored: readonly StoredRequest[],
  servico: FileAnalysisService,
): RefundRequest[] {
  return [...Map.groupBy(theses, ({ competencia }) => competencia)]
    .flatMap(([competencia, ofMonth]) =>
      requestsOfMonth(
        ofMonth,
        stored.filter((row) => row.competencia === competencia),
        presumedPayment(servico, competencia),
      ),
    )
    .toSorted((a, b) => (a.pago_em < b.pago_em ? -1 : 1));
}

/** Returns the name of a further request of a month: an index, marked for the 13º, whose credit is one of December. */
export function nextRequestName(competencia: string, used: Iterable<string>): string {
  const taken = new Set(used);
  let index = 1;
  while (taken.has(requestName(competencia, index))) index += 1;
  return requestName(competencia, index);
}

/**
 * Returns the request that exactly these theses form: one that exists, or one for a part of what can still be
 * requested, under a name that is not `used`; undefined when they are a part of a request that was made.
 */
export function requestOfTheses(
  payments: readonly RefundRequest[],
  wanted: readonly string[],
  used: Iterable<string>,
): RefundRequest | undefined {
  const ids = new Set(wanted);
  const holds = ({ teses }: RefundRequest) => wanted.every((tese) => teses.some((one) => one.tese === tese));
  const held = payments.find(holds);
  if (!held || held.teses.length === ids.size) return held;
  if (held.situacao !== 'A_PEDIR') return undefined;
  const teses = held.teses.filter(({ tese }) => ids.has(tese));
  const pagamento = nextRequestName(held.competencia, [...used, ...payments.map((payment) => payment.pagamento)]);
  return { ...held, pagamento, teses, total: sumOfReais(teses.map(({ credito }) => credito)), version: 0 };
}

/** Returns the request that waits for its decision and claims these theses among others; undefined when there is none. */
export function requestWithTheses(
  payments: readonly RefundRequest[],
  wanted: readonly string[],
): RefundRequest | undefined {
  return payments.find(
    ({ situacao, teses }) =>
      situacao === 'PEDIDO' &&
      teses.length > new Set(wanted).size &&
      wanted.every((tese) => teses.some((one) => one.tese === tese)),
  );
}

function requestsOfMonth(
  theses: readonly AnalysisRequest[],
  stored: readonly StoredRequest[],
  presumed: string,
): RefundRequest[] {
  const [{ competencia } = { competencia: '' }] = theses;
  const used = new Set(stored.map(({ pagamento }) => pagamento));
  const isMade = ({ pedido, situacao }: AnalysisRequest) => pedido !== null || situacao !== 'A_PEDIR';
  // A request that the version before has stored has no name: theses of the same request are told by its fields.
  const made = Map.groupBy(theses.filter(isMade), ({ pedido, tipo, situacao, data, protocolo }) =>
    JSON.stringify(pedido ?? [tipo, situacao, data, protocolo]),
  );
  const requests = [...made.values()].map((held) => {
    const pagamento = held[0]?.pedido ?? nextRequestName(competencia, used);
    used.add(pagamento);
    return toRequest(pagamento, held, stored, presumed);
  });
  const left = theses.filter((one) => !isMade(one) && one.credito > 0);
  const free = left.filter((one) => !isInTimeElsewhere(one));
  const open = free.length > 0 ? free : left;
  if (open.length === 0) return requests;
  const begun = stored.find(
    ({ pagamento, situacao }) => situacao === 'A_PEDIR' && !requests.some((one) => one.pagamento === pagamento),
  );
  const pagamento = begun?.pagamento ?? nextRequestName(competencia, used);
  return [...requests, toRequest(pagamento, open, stored, presumed)];
}

function isInTimeElsewhere({ em_outra_apuracao: elsewhere }: AnalysisRequest): boolean {
  return elsewhere !== null && requestedInTimeStatuses.includes(elsewhere.situacao);
}

function toRequest(
  pagamento: string,
  theses: readonly AnalysisRequest[],
  stored: readonly StoredRequest[],
  presumed: string,
): RefundRequest {
  const row = stored.find((one) => one.pagamento === pagamento);
  const first = theses.find((one) => one.pagamento !== null) ?? theses[0];
  const competencia = first?.competencia ?? '';
  const pago_em = first?.pagamento ?? row?.pago_em ?? presumed;
  const payment: RefundablePayment = {
    ...{ competencia, pagamento, das: null, banco: null, pago_em, declaracao: '', principal: null },
    ...{ cofins: 0, pis: 0, total_editado: null },
    teses: theses.map(({ tese, nome, credito }) => ({ tese, nome, credito })),
    presumido: first?.pagamento == null || first.pagamento_presumido,
    total: sumOfReais(theses.map(({ credito }) => credito)),
    prescreve_em: first?.prescreve_em ?? row?.prescreve_em ?? limitationDateOf(pago_em),
  };
  return {
    ...toRefundRequestResponse(payment, row),
    ...(row === undefined && stateOfTheses(theses)),
    em_outra_apuracao:
      theses.find(isInTimeElsewhere)?.em_outra_apuracao ??
      theses.find((one) => one.em_outra_apuracao)?.em_outra_apuracao ??
      null,
  };
}

/** Returns the state of a request that has no row of its own. */
function stateOfTheses(theses: readonly AnalysisRequest[]) {
  const [first] = theses;
  if (!first || first.situacao === 'A_PEDIR') return {};
  const { tipo, situacao, data, protocolo, alterado_por } = first;
  return {
    ...{ tipo, situacao, data, protocolo, alterado_por },
    valor_pedido: sumOfReais(theses.map(({ valor_pedido, credito }) => valor_pedido ?? credito)),
  };
}

/**
 * Returns the due day of a month, `AAAA-MM-DD`, for one that the current result has no more: of the social-security
 * contributions for a payroll (payroll-engine PR-060), else of PIS and COFINS.
 */
function presumedPayment(servico: FileAnalysisService, competencia: string): string {
  const period = servico === 'PREVIDENCIARIO' ? parsePeriod(sortablePeriod(competencia)) : undefined;
  if (period) return payrollDueDate(period);
  const month = parseTaxMonth(creditMonthOf({ competencia }));
  return month ? contributionDueDate(month) : '1970-01-01';
}
