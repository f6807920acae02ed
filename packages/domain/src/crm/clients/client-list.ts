import { z } from 'zod';
import {
  choiceFilter,
  listQuery,
  referenceFilter,
  sortFilter,
  textFilter,
  type ValuesOf,
} from '../../wire/list-query.ts';
import { clientStatus, clientStatusLabels } from './client-status.ts';

export const clientSort = z.enum(['razao_social', '-razao_social', 'status', '-status', 'createdDate', '-createdDate']);

/** The list of clients; its spreadsheet takes the same filters and order. */
export const clientList = listQuery(
  {
    q: textFilter(),
    status: choiceFilter(clientStatus, { label: 'Status', labels: clientStatusLabels }),
    etiqueta: referenceFilter(z.string().max(64).optional(), { label: 'Etiqueta' }),
    sort: sortFilter(clientSort, 'razao_social'),
  },
  { pageSize: 50 },
);
export type ClientFilters = ValuesOf<typeof clientList.filters>;
