import { displayName } from '@restitui/brazil/display-name.ts';
import {
  activityKind,
  activityKindLabels,
  activityOutcome,
  activityOutcomeLabels,
} from '@restitui/domain/operations/activity-log/activity-kind.ts';
import { type ActivityFilters, activityList } from '@restitui/domain/operations/activity-log/activity-list.ts';
import { FilterBar } from '../../../../ui/filter-bar.tsx';
import { DuePeriodFilter } from '../../../billing/boletos/components/due-period-filter.tsx';

interface ActivityFilterBarProps {
  filters: ActivityFilters;
  people: readonly { id: string; name: string }[];
  onChange: (change: Partial<ActivityFilters>) => void;
}

const kinds = activityKind.options.map((value) => ({ value, label: activityKindLabels[value] }));
const outcomes = activityOutcome.options.map((value) => ({ value, label: activityOutcomeLabels[value] }));
const period = { legend: 'Período', de: 'De', ate: 'Até' };

export function ActivityFilterBar({ filters, people, onChange }: ActivityFilterBarProps) {
  const nameOf = (id: string) => displayName(people.find((person) => person.id === id)?.name);
  return (
    <FilterBar
      list={activityList}
      filters={filters}
      search="registro"
      chips={activityList.chips(filters, { pessoa: (id) => nameOf(id) ?? id })}
      onChange={onChange}
      controls={{
        registro: { search: 'Buscar registro', placeholder: 'CNPJ ou código do registro' },
        pessoa: {
          choice: 'Pessoa',
          every: 'Todas as pessoas',
          options: people.map(({ id, name }) => ({ value: id, label: displayName(name) })),
          width: 'sm:w-56',
        },
        tipo: { choice: 'Tipo', every: 'Todos os tipos', options: kinds, width: 'sm:w-48' },
        resultado: { choice: 'Resultado', every: 'Todos os resultados', options: outcomes, width: 'sm:w-48' },
        de: <DuePeriodFilter de={filters.de} ate={filters.ate} onChange={onChange} labels={period} />,
        // Set together with `de`.
        ate: null,
      }}
    />
  );
}
