import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import { isDeclared } from '@restitui/domain/simples/analysis/month-state.ts';
import type { AnalysisRow } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { z } from 'zod';
import { daysUntil } from './expiry.ts';

const monthFilter = z.enum(['sem_pgdas', 'cobertura', 'prescreve', 'revisar']);
export type MonthFilter = z.infer<typeof monthFilter>;

/** Days before the expiry of a claim from which it is listed as near. */
const nearDays = 90;
const lowCoverage = 0.9;
const reviewAlert = 'MONO_REVISAR';

export const monthFilterLabels: Record<MonthFilter, string> = {
  sem_pgdas: 'Sem PGDAS',
  cobertura: 'Cobertura < 90%',
  prescreve: `Prescreve em ${nearDays} dias`,
  revisar: 'A revisar',
};

const hasRevenue = ({ sem_subs_rb, com_subs_rb }: AnalysisRow) => sem_subs_rb + com_subs_rb > 0;

function isNear({ prescreve_em }: AnalysisRow, today: string): boolean {
  const days = prescreve_em === null ? Number.POSITIVE_INFINITY : daysUntil(prescreve_em, today);
  return days >= 0 && days <= nearDays;
}

const matches: Record<MonthFilter, (row: AnalysisRow, today: string) => boolean> = {
  sem_pgdas: (row) => !isDeclared(row),
  cobertura: (row) => hasRevenue(row) && row.cobertura < lowCoverage,
  prescreve: (row, today) => row.total_a_restituir > 0 && isNear(row, today),
  revisar: ({ alertas }) => alertas.some(({ codigo }) => codigo === reviewAlert),
};

/** Returns the filters that some month matches, with the number of those months. */
export function monthFilterCounts(rows: readonly AnalysisRow[], today: string) {
  return (Object.keys(monthFilterLabels) as MonthFilter[])
    .map((filter) => ({ filter, count: rows.filter((row) => matches[filter](row, today)).length }))
    .filter(({ count }) => count > 0);
}

/** Returns the filter of the URL; undefined for an unknown one and for one that no month matches any more. */
export function monthFilterOf(text: string | undefined, rows: readonly AnalysisRow[], today: string) {
  return monthFilterCounts(rows, today).find(({ filter }) => filter === text)?.filter;
}

/** Returns the months that match the filter; all without one. */
export function filteredMonths(rows: readonly AnalysisRow[], filter: MonthFilter | undefined, today: string) {
  return filter ? rows.filter((row) => matches[filter](row, today)) : rows;
}

const isOutsideTotal = ({ alertas }: AnalysisRow) =>
  alertas.some(({ codigo }) => codigo === 'PRESCRITO' || codigo === 'DAS_NAO_PAGO');

const sum = (rows: readonly AnalysisRow[], key: 'rb_auferida' | 'total_monofasicos' | 'total_a_restituir') =>
  formatBRL(sumOfReais(rows.map((row) => row[key])));

const insideTotal = (rows: readonly AnalysisRow[]) => rows.filter((row) => !isOutsideTotal(row));

/** Returns the total of some months, such as a year, as one line. */
export function yearTotal(rows: readonly AnalysisRow[]): string {
  const outside = rows.filter((row) => isOutsideTotal(row) && row.total_a_restituir > 0);
  const apart = outside.length > 0 ? ` · ${sum(outside, 'total_a_restituir')} prescrito ou não pago` : '';
  return `${sum(insideTotal(rows), 'total_a_restituir')} a restituir${apart}`;
}

/** Returns the totals of the months. Expired and unpaid months are apart, as in the total of the analysis. */
export function monthTotals(rows: readonly AnalysisRow[]): { label: string; value: string }[] {
  const outside = rows.filter(isOutsideTotal);
  return [
    { label: 'Meses', value: String(rows.length) },
    { label: 'Declarado', value: sum(rows.filter(isDeclared), 'rb_auferida') },
    { label: 'Monofásicos', value: sum(rows, 'total_monofasicos') },
    ...(outside.length > 0 ? [{ label: 'Prescrito ou não pago', value: sum(outside, 'total_a_restituir') }] : []),
    { label: 'A restituir', value: sum(insideTotal(rows), 'total_a_restituir') },
  ];
}
