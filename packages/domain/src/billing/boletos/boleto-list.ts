import { formatDay } from '@restitui/brazil/day.ts';
import { isReversed } from '../../wire/day-range.ts';
import { choiceFilter, dayFilter, listQuery, textFilter, type ValuesOf } from '../../wire/list-query.ts';
import { boletoStatus, boletoStatusLabels } from './boleto-status.ts';

/** The list of boletos; its spreadsheet takes the same filters. `de` and `ate` limit the due date. */
export const boletoList = listQuery(
  {
    q: textFilter(),
    status: choiceFilter(boletoStatus, { param: 'estado', label: 'Status', labels: boletoStatusLabels }),
    de: dayFilter({ label: 'Vence de', format: formatDay }),
    ate: dayFilter({ label: 'Vence até', format: formatDay }),
  },
  {
    pageSize: 50,
    correct: (filters) => (isReversed(filters) ? { ...filters, de: undefined, ate: undefined } : filters),
  },
);
export type BoletoListFilters = ValuesOf<typeof boletoList.filters>;
