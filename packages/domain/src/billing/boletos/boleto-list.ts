import { formatDay } from '@restitui/brazil/day.ts';
import { z } from 'zod';
import { isReversed } from '../../wire/day-range.ts';
import { columnFilter } from '../../wire/list-columns.ts';
import { choiceFilter, dayFilter, sortFilter, textFilter } from '../../wire/list-filter.ts';
import { listQuery, type ValuesOf } from '../../wire/list-query.ts';
import { boletoColumn } from './boleto-columns.ts';
import { boletoStatus, boletoStatusLabels } from './boleto-status.ts';

const sortable = ['nome', 'valorNominal', 'dataEmissao', 'dataVencimento'] as const;
export const boletoSort = z.enum([...sortable, ...sortable.map((column) => `-${column}` as const)]);

/** The list of boletos; its spreadsheet takes the same filters and order. `de` and `ate` limit the due date. */
export const boletoList = listQuery(
  {
    q: textFilter(),
    status: choiceFilter(boletoStatus, { param: 'estado', label: 'Status', labels: boletoStatusLabels }),
    de: dayFilter({ label: 'Vence de', format: formatDay }),
    ate: dayFilter({ label: 'Vence até', format: formatDay }),
    colunas: columnFilter(boletoColumn),
    sort: sortFilter(boletoSort, '-dataVencimento'),
  },
  {
    pageSize: 50,
    correct: (filters) => (isReversed(filters) ? { ...filters, de: undefined, ate: undefined } : filters),
  },
);
export type BoletoListFilters = ValuesOf<typeof boletoList.filters>;
