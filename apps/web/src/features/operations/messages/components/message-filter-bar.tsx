import { messageEvent, messageEventLabels } from '@restitui/domain/operations/messages/message-event.ts';
import { type MessageLogFilters, messageLogList } from '@restitui/domain/operations/messages/message-log-list.ts';
import { messageState, messageStateLabels } from '@restitui/domain/operations/messages/message-state.ts';
import { FilterBar } from '../../../../ui/filter-bar.tsx';

interface MessageFilterBarProps {
  filters: MessageLogFilters;
  onChange: (change: Partial<MessageLogFilters>) => void;
}

const events = messageEvent.options.map((value) => ({ value, label: messageEventLabels[value] }));
const states = messageState.options.map((value) => ({ value, label: messageStateLabels[value] }));

export function MessageFilterBar({ filters, onChange }: MessageFilterBarProps) {
  return (
    <FilterBar
      list={messageLogList}
      filters={filters}
      chips={messageLogList.chips(filters)}
      onChange={onChange}
      controls={{
        evento: { choice: 'Evento', every: 'Todos os eventos', options: events, width: 'sm:w-72' },
        situacao: { choice: 'Situação', every: 'Todas as situações', options: states, width: 'sm:w-56' },
      }}
    />
  );
}
