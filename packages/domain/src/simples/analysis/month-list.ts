import { comparePeriods } from '@restitui/brazil/tax-month.ts';
import { z } from 'zod';
import { choiceFilter, sortFilter } from '../../wire/list-filter.ts';
import { filterSet, type ValuesOf } from '../../wire/list-query.ts';
import { isNearExpiry, nearDays } from './month-expiry.ts';
import { isDeclared } from './month-state.ts';
import { isPending, type MonthWork } from './month-work.ts';

export const monthFilter = z.enum(['pendentes', 'prescreve', 'sem_pgdas', 'cobertura', 'revisar', 'a_provar']);
export type MonthFilter = z.infer<typeof monthFilter>;

export const monthFilterLabels: Record<MonthFilter, string> = {
  pendentes: 'Pendentes',
  prescreve: `Prescreve em ${nearDays} dias`,
  sem_pgdas: 'Sem PGDAS',
  cobertura: 'Cobertura < 90%',
  revisar: 'A revisar',
  a_provar: 'A provar',
};

/** The months of an analysis: one filter and the order. */
export const monthList = filterSet({
  meses: choiceFilter(monthFilter, { label: 'Meses', labels: monthFilterLabels }),
  ordem: sortFilter(z.enum(['antigos', 'recentes']), 'antigos'),
});
export type MonthListFilters = ValuesOf<typeof monthList.filters>;

/** Coverage below which the refund of a month is a minimum. */
const lowCoverage = 0.9;

const matches: Record<MonthFilter, (work: MonthWork, today: string) => boolean> = {
  pendentes: isPending,
  prescreve: ({ row }, today) => isNearExpiry(row, today),
  sem_pgdas: ({ row }) => !isDeclared(row),
  cobertura: ({ row }) => row.sem_subs_rb + row.com_subs_rb > 0 && row.cobertura < lowCoverage,
  revisar: ({ row, itensARevisar }) =>
    itensARevisar === undefined ? row.alertas.some(({ codigo }) => codigo === 'MONO_REVISAR') : itensARevisar > 0,
  a_provar: ({ row }) => (row.forca?.a_provar ?? 0) > 0,
};

/** Returns whether a month is listed under a filter on a day (`AAAA-MM-DD`). */
export function matchesFilter(filter: MonthFilter, work: MonthWork, today: string): boolean {
  return matches[filter](work, today);
}

/** Returns the number of months under each filter. */
export function countMonths(months: readonly MonthWork[], today: string): Record<MonthFilter, number> {
  const count = (filter: MonthFilter) => months.filter((work) => matches[filter](work, today)).length;
  return Object.fromEntries(monthFilter.options.map((filter) => [filter, count(filter)])) as Record<
    MonthFilter,
    number
  >;
}

/** Sorts months by time (W-124). */
export function orderMonths<M extends Pick<MonthWork, 'row'>>(
  months: readonly M[],
  ordem: MonthListFilters['ordem'],
): M[] {
  const sign = ordem === 'antigos' ? 1 : -1;
  return months.toSorted((a, b) => sign * comparePeriods(a.row.competencia, b.row.competencia));
}

/** Returns the listed months beside one, which may have left the list since it was opened. */
export function neighboursOf<M extends Pick<MonthWork, 'row'>>(
  all: readonly M[],
  listed: readonly M[],
  competencia: string,
): { before: M | undefined; after: M | undefined } {
  const place = all.findIndex(({ row }) => row.competencia === competencia);
  if (place < 0) return { before: undefined, after: undefined };
  return {
    before: all.slice(0, place).findLast((month) => listed.includes(month)),
    after: all.slice(place + 1).find((month) => listed.includes(month)),
  };
}
