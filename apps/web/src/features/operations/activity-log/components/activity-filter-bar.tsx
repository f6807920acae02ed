import { displayName } from '@restitui/brazil/display-name.ts';
import {
  activityKind,
  activityKindLabels,
  activityOutcome,
  activityOutcomeLabels,
} from '@restitui/domain/operations/activity-log/activity-kind.ts';
import { type ActivityFilters, activityList } from '@restitui/domain/operations/activity-log/activity-list.ts';
import { FilterBar } from '../../../../ui/filter-bar.tsx';
import { FilterSelect } from '../../../../ui/filter-select.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
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
      search="registro"
      chips={activityList.chips(filters, { pessoa: (id) => nameOf(id) ?? id })}
      onChange={onChange}
      controls={{
        registro: (
          <SearchField
            label="Buscar registro"
            placeholder="CNPJ ou código do registro"
            value={filters.registro}
            onSearch={(registro) => onChange({ registro })}
            className="flex-1 basis-60 sm:max-w-md"
          />
        ),
        pessoa: (
          <FilterSelect
            aria-label="Pessoa"
            className="w-full sm:w-56"
            value={filters.pessoa}
            onValueChange={(pessoa) => onChange({ pessoa })}
            every="Todas as pessoas"
            options={people.map(({ id, name }) => ({ value: id, label: displayName(name) }))}
          />
        ),
        tipo: (
          <FilterSelect
            aria-label="Tipo"
            className="w-full sm:w-48"
            value={filters.tipo}
            onValueChange={(tipo) => onChange({ tipo })}
            every="Todos os tipos"
            options={kinds}
          />
        ),
        resultado: (
          <FilterSelect
            aria-label="Resultado"
            className="w-full sm:w-48"
            value={filters.resultado}
            onValueChange={(resultado) => onChange({ resultado })}
            every="Todos os resultados"
            options={outcomes}
          />
        ),
        de: <DuePeriodFilter de={filters.de} ate={filters.ate} onChange={onChange} labels={period} />,
        // Set together with `de`.
        ate: null,
      }}
    />
  );
}
