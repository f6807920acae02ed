import { z } from 'zod';
import { filter, parameter, referenceFilter } from '../../wire/list-filter.ts';
import { filterSet, type ValuesOf } from '../../wire/list-query.ts';
import { period } from './period.ts';

/** Declares a filter by a year `AAAA` or a month `AAAA-MM`. */
export function periodFilter<const P extends string>(param: P, label: string) {
  return filter({
    param,
    parameter: parameter(period),
    read: (value): string | undefined => value,
    write: (value) => value,
    wire: period.optional(),
    send: (value) => value,
    chip: (value) => `${label}: ${value}`,
    named: false,
  });
}

/** Declares a filter by the user who is responsible for, manages or analyses the clients. */
export const personFilter = referenceFilter(z.string().max(100).optional(), { label: 'Pessoa' });

/** The filters of the dashboards. */
export const figureFilters = filterSet({ periodo: periodFilter('mes', 'Período'), pessoa: personFilter });
export type FigureFilters = ValuesOf<typeof figureFilters.filters>;
