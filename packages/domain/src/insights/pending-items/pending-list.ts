import { z } from 'zod';
import { choiceFilter, textFilter } from '../../wire/list-filter.ts';
import { listQuery, type ValuesOf } from '../../wire/list-query.ts';
import { pendingKind, pendingKindLabels, pendingOn, pendingOnLabels } from './pending-kind.ts';

/** Days without a change after which an item counts as stuck. */
export const stuckDays = z.enum(['3', '7', '15', '30', '60']);
export type StuckDays = z.infer<typeof stuckDays>;

export const stuckDaysLabels = Object.fromEntries(
  stuckDays.options.map((days) => [days, `há ${days} dias ou mais`]),
) as Record<StuckDays, string>;

/** The list of what is to be done. The text searches the company or person and the person responsible. */
export const pendingList = listQuery(
  {
    q: textFilter(),
    tipo: choiceFilter(pendingKind, { label: 'O que falta', labels: pendingKindLabels }),
    depende: choiceFilter(pendingOn, { label: 'Depende de', labels: pendingOnLabels }),
    dias: choiceFilter(stuckDays, { label: 'Parado', labels: stuckDaysLabels }),
  },
  { pageSize: 50 },
);
export type PendingFilters = ValuesOf<typeof pendingList.filters>;
