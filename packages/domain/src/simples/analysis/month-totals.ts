import { type Cents, negatedCents, roundedCents, sumOfCents } from '@restitui/brazil/money.ts';
import { periodYear } from '@restitui/brazil/tax-month.ts';
import { diagnosisTexts } from './diagnosis.ts';
import { isNearExpiry } from './month-expiry.ts';
import { isDeclared } from './month-state.ts';
import type { AnalysisRow } from './simples-analysis.api.ts';

/** Sums of months in cents; null where no month has a known amount. */
export interface MonthTotals {
  meses: number;
  declarado: Cents | null;
  xml: Cents;
  /** Part of the declared goods revenue that the notes explain, 0 to 1. */
  cobertura: number | null;
  monofasicos: Cents | null;
  total: Cents | null;
  /** The part that the sum of the analysis contains. */
  restituir: Cents | null;
  /** The part that it does not contain: expired, unpaid, or above what was paid. */
  fora: Cents;
  /** With Selic. */
  corrigido: Cents | null;
  /** The part that expires within 90 days. */
  prescreve: Cents;
}

/** Returns whether amounts were computed for the month: it has a declaration and could be diagnosed. */
export function isComputed(row: Pick<AnalysisRow, 'alertas' | 'diagnostico'>): boolean {
  return isDeclared(row) && row.diagnostico !== diagnosisTexts.erro;
}

/** Returns whether the refund of the month is known: computed, or entered by a user. */
export function hasKnownRefund(row: Pick<AnalysisRow, 'alertas' | 'diagnostico' | 'editado_por'>): boolean {
  return isComputed(row) || row.editado_por !== null;
}

/** Returns the part of a month's total that the sum of the analysis contains, in cents. */
export function countedRefund({ total_a_restituir, na_soma, alertas }: CountedRow): Cents {
  if (na_soma !== undefined) return roundedCents(na_soma);
  const isOutside = alertas.some(({ codigo }) => codigo === 'PRESCRITO' || codigo === 'DAS_NAO_PAGO');
  return roundedCents(isOutside ? 0 : total_a_restituir);
}
type CountedRow = Pick<AnalysisRow, 'total_a_restituir' | 'na_soma' | 'alertas'>;

/**
 * Sums months on a day (`AAAA-MM-DD`) as integer cents.
 * @param corrected reais with Selic by month; undefined while unknown
 */
export function sumMonths(
  rows: readonly AnalysisRow[],
  today: string,
  corrected: ReadonlyMap<string, number> | undefined,
): MonthTotals {
  const sum = (of: (row: AnalysisRow) => number, among = rows) => sumOfCents(among.map((row) => roundedCents(of(row))));
  const known = (among: readonly AnalysisRow[], of: (row: AnalysisRow) => number) =>
    among.length === 0 ? null : sum(of, among);
  const computed = rows.filter(isComputed);
  const refunds = rows.filter(hasKnownRefund);
  const goods = sum((row) => row.sem_subs_rb + row.com_subs_rb);
  const explained = rows.reduce(
    (part, row) => part + row.cobertura * roundedCents(row.sem_subs_rb + row.com_subs_rb),
    0,
  );
  const counted = sumOfCents(refunds.map(countedRefund));
  return {
    meses: rows.length,
    declarado: known(rows.filter(isDeclared), (row) => row.rb_auferida),
    xml: sum((row) => row.Receita_Bruta_XML),
    cobertura: goods > 0 ? explained / goods : null,
    monofasicos: known(computed, (row) => row.total_monofasicos),
    total: known(computed, (row) => row.total),
    restituir: refunds.length === 0 ? null : counted,
    fora: sumOfCents([sum((row) => row.total_a_restituir, refunds), negatedCents(counted)]),
    corrigido: corrected
      ? known(
          rows.filter(({ competencia }) => corrected.has(competencia)),
          ({ competencia }) => corrected.get(competencia) ?? 0,
        )
      : null,
    prescreve: sum(
      (row) => row.total_a_restituir,
      rows.filter((row) => isNearExpiry(row, today)),
    ),
  };
}

/** Groups months that are in order by year. */
export function groupByYear<M extends { row: Pick<AnalysisRow, 'competencia'> }>(
  months: readonly M[],
): { ano: string; meses: M[] }[] {
  const years: { ano: string; meses: M[] }[] = [];
  for (const month of months) {
    const ano = periodYear(month.row.competencia);
    const last = years.at(-1);
    if (last?.ano === ano) last.meses.push(month);
    else years.push({ ano, meses: [month] });
  }
  return years;
}
