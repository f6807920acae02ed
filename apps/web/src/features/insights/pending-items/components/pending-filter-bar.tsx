import {
  pendingKind,
  pendingKindLabels,
  pendingOn,
  pendingOnLabels,
} from '@restitui/domain/insights/pending-items/pending-kind.ts';
import {
  type PendingFilters,
  pendingList,
  stuckDays,
  stuckDaysLabels,
} from '@restitui/domain/insights/pending-items/pending-list.ts';
import { FilterBar } from '../../../../ui/filter-bar.tsx';
import { FilterSelect } from '../../../../ui/filter-select.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';

interface PendingFilterBarProps {
  filters: PendingFilters;
  onChange: (change: Partial<PendingFilters>) => void;
}

const kinds = pendingKind.options.map((value) => ({ value, label: pendingKindLabels[value] }));
const people = pendingOn.options.map((value) => ({ value, label: pendingOnLabels[value] }));
const ages = stuckDays.options.map((value) => ({ value, label: `Parado ${stuckDaysLabels[value]}` }));

export function PendingFilterBar({ filters, onChange }: PendingFilterBarProps) {
  return (
    <FilterBar
      list={pendingList}
      chips={pendingList.chips(filters)}
      onChange={onChange}
      controls={{
        q: (
          <SearchField
            label="Buscar pendências"
            placeholder="Empresa, pessoa ou responsável"
            value={filters.q}
            onSearch={(q) => onChange({ q })}
            className="flex-1 basis-60 sm:max-w-md"
          />
        ),
        tipo: (
          <FilterSelect
            aria-label="O que falta"
            className="w-full sm:w-56"
            value={filters.tipo}
            onValueChange={(tipo) => onChange({ tipo })}
            every="Tudo o que falta"
            options={kinds}
          />
        ),
        depende: (
          <FilterSelect
            aria-label="Depende de"
            className="w-full sm:w-48"
            value={filters.depende}
            onValueChange={(depende) => onChange({ depende })}
            every="De qualquer um"
            options={people}
          />
        ),
        dias: (
          <FilterSelect
            aria-label="Parado há"
            className="w-full sm:w-60"
            value={filters.dias}
            onValueChange={(dias) => onChange({ dias })}
            every="De qualquer idade"
            options={ages}
          />
        ),
      }}
    />
  );
}
