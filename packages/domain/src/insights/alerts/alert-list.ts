import { z } from 'zod';
import { filter, parameter, textFilter } from '../../wire/list-filter.ts';
import { listQuery, type ValuesOf } from '../../wire/list-query.ts';

export const alertTab = z.enum(['unread', 'read', 'resolved']);
export type AlertTab = z.infer<typeof alertTab>;

/** Names of the tabs in the URL. */
const tabParams = { unread: 'nao-vistos', read: 'vistos', resolved: 'resolvidos' } as const satisfies Record<
  AlertTab,
  string
>;

/** The list of alerts. */
export const alertList = listQuery(
  {
    tab: filter({
      param: 'aba',
      parameter: parameter(z.enum(tabParams)),
      read: (param): AlertTab => alertTab.options.find((tab) => tabParams[tab] === param) ?? 'unread',
      write: (tab) => (tab === 'unread' ? undefined : tabParams[tab]),
      wire: alertTab.default('unread'),
      send: (tab) => tab,
      chip: null,
      named: false,
    }),
    q: textFilter(),
  },
  { pageSize: 50 },
);
export type AlertFilters = ValuesOf<typeof alertList.filters>;
