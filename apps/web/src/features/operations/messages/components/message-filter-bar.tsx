import { messageEvent, messageEventLabels } from '@restitui/domain/operations/messages/message-event.ts';
import { type MessageLogFilters, messageLogList } from '@restitui/domain/operations/messages/message-log-list.ts';
import { messageState, messageStateLabels } from '@restitui/domain/operations/messages/message-state.ts';
import { FilterBar } from '../../../../ui/filter-bar.tsx';
import { FilterSelect } from '../../../../ui/filter-select.tsx';

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
      chips={messageLogList.chips(filters)}
      onChange={onChange}
      controls={{
        evento: (
          <FilterSelect
            aria-label="Evento"
            className="w-full sm:w-72"
            value={filters.evento}
            onValueChange={(evento) => onChange({ evento })}
            every="Todos os eventos"
            options={events}
          />
        ),
        situacao: (
          <FilterSelect
            aria-label="Situação"
            className="w-full sm:w-56"
            value={filters.situacao}
            onValueChange={(situacao) => onChange({ situacao })}
            every="Todas as situações"
            options={states}
          />
        ),
      }}
    />
  );
}
