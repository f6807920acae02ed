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
      filters={filters}
      chips={pendingList.chips(filters)}
      onChange={onChange}
      controls={{
        q: { search: 'Buscar pendências', placeholder: 'Empresa, pessoa ou responsável' },
        tipo: { choice: 'O que falta', every: 'Tudo o que falta', options: kinds, width: 'sm:w-56' },
        depende: { choice: 'Depende de', every: 'De qualquer um', options: people, width: 'sm:w-48' },
        dias: { choice: 'Parado há', every: 'De qualquer idade', options: ages, width: 'sm:w-60' },
      }}
    />
  );
}
