import { columnFilter } from '../../wire/list-columns.ts';
import { choiceFilter, textFilter } from '../../wire/list-filter.ts';
import { listQuery, type ValuesOf } from '../../wire/list-query.ts';
import { leadColumn } from './lead-columns.ts';
import { leadStatus, leadStatusLabels } from './lead-status.ts';

/** The list of contacts that came through the site. */
export const leadList = listQuery(
  {
    q: textFilter(),
    status: choiceFilter(leadStatus, { param: 'estado', label: 'Estado', labels: leadStatusLabels }),
    colunas: columnFilter(leadColumn),
  },
  { pageSize: 50 },
);
export type LeadFilters = ValuesOf<typeof leadList.filters>;
