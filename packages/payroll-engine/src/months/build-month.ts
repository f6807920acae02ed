import { AlertBook, type PayrollAlert } from '../alerts/alert-book.ts';
import type { PeriodItems } from '../items/judge-items.ts';
import type { PayrollPeriod } from '../payroll-period.ts';
import { amountsOf } from './amounts.ts';
import { applyCeilings, ceilingsOf } from './ceiling.ts';
import { groupItems } from './cells.ts';
import { baseDifference } from './compare-base.ts';
import { type EventToRectify, eventsToRectify } from './events-to-rectify.ts';
import { type FactSources, MonthFacts } from './month-facts.ts';
import { type Payment, type PaymentTerms, paymentOf, standingOf } from './payment.ts';
import { buildRow, type PositionRow } from './position-row.ts';
import { type RubricaSum, sumRubricas } from './rubrica-sums.ts';

/** One period of the answer. */
export interface PayrollMonth {
  period: PayrollPeriod;
  payment: Payment;
  /** The credit may be offset against all federal taxes, not only against contributions (PR-063). */
  isCrossed: boolean;
  rows: PositionRow[];
  /** Sums of the items that have an incidence, by rubrica and place. */
  rubricas: RubricaSum[];
  /** Events that have a counted item. */
  events: EventToRectify[];
  alerts: PayrollAlert[];
}

/** First period of the DCTFWeb for the last group of companies (IN RFB 2.005/2021 and 2.038/2021). */
const LAST_DCTFWEB_START = '2021-10';

/** Computes the rows of a period (section 4 of payroll-engine). */
export function buildMonth(
  period: PayrollPeriod,
  found: PeriodItems,
  sources: FactSources,
  terms: PaymentTerms,
): PayrollMonth {
  const alerts = new AlertBook();
  reportItems(found, alerts);
  const facts = new MonthFacts(sources, period);
  const positions = groupItems(found.items);
  const amounts = positions.flatMap(({ cells }) => cells.flatMap((cell) => amountsOf(cell, period, facts, alerts)));
  const cut = applyCeilings(amounts, ceilingsOf(sources.book, sources.sefip.get(period), period));
  if (cut > 0) alerts.addValue('TETO_DO_MES', cut);
  const totals = sources.book.totals(period);
  const difference = totals ? baseDifference(found.items, totals) : 0;
  if (difference > 0) alerts.addValue('BASE_NAO_CONFERE', difference);

  const payment = paymentOf(period, terms, alerts);
  const rows = positions.map((items) => {
    const standing = standingOf(items.position, payment, terms);
    if (standing.awaitsFinalDecision) alerts.add('SEM_TRANSITO');
    if (items.unprovedLeave !== 0) alerts.addValue('AFASTAMENTO_NAO_PROVADO', items.unprovedLeave);
    const own = amounts.filter(({ cell }) => cell.position === items.position);
    return buildRow(items, own, payment, standing);
  });
  const isCrossed = period >= (terms.options.dctfweb_inicio ?? LAST_DCTFWEB_START);
  const [rubricas, events] = [sumRubricas(found.items), eventsToRectify(found.items)];
  return { period, payment, isCrossed, rows, rubricas, events, alerts: alerts.list };
}

function reportItems(found: PeriodItems, alerts: AlertBook): void {
  if (found.usesLaterTable) alerts.add('RUBRICA_POSTERIOR');
  if (found.hasWithoutTable) alerts.addValue('RUBRICA_SEM_S1010', found.withoutTable);
  if (found.hasIgnoredSheet) alerts.addValue('PLANILHA_IGNORADA', found.ignoredSheet);
}
