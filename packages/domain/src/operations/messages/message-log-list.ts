import { choiceFilter } from '../../wire/list-filter.ts';
import { listQuery, type ValuesOf } from '../../wire/list-query.ts';
import { messageEvent, messageEventLabels } from './message-event.ts';
import { messageState, messageStateLabels } from './message-state.ts';

/** The list of sent messages. */
export const messageLogList = listQuery(
  {
    evento: choiceFilter(messageEvent, { label: 'Evento', labels: messageEventLabels }),
    situacao: choiceFilter(messageState, { label: 'Situação', labels: messageStateLabels }),
  },
  { pageSize: 50 },
);
export type MessageLogFilters = ValuesOf<typeof messageLogList.filters>;
