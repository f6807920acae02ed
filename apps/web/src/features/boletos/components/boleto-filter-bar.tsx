import { formatDay } from '@restitui/brazil/day.ts';
import { boletoStatus, boletoStatusLabels } from '@restitui/domain/boletos/boleto-status.ts';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import type { BoletoListFilters } from '../boleto-filters.ts';
import { DuePeriodFilter } from './due-period-filter.tsx';

interface BoletoFilterBarProps {
  filters: BoletoListFilters;
  onChange: (filters: Partial<BoletoListFilters>) => void;
}

const options = boletoStatus.options.map((value) => ({ value, label: boletoStatusLabels[value] }));

export function BoletoFilterBar({ filters: { q, estado, de, ate }, onChange }: BoletoFilterBarProps) {
  const chip = (key: keyof BoletoListFilters, label: string, shown: string | undefined, none?: '') =>
    shown ? [{ key, label: `${label}: ${shown}`, onRemove: () => onChange({ [key]: none }) }] : [];
  const chips = [
    ...chip('q', 'Busca', q, ''),
    ...chip('estado', 'Status', estado && boletoStatusLabels[estado]),
    ...chip('de', 'Vence de', de && formatDay(de)),
    ...chip('ate', 'Vence até', ate && formatDay(ate)),
  ];
  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <SearchField
          label="Buscar boletos"
          placeholder="Pagador, CPF/CNPJ ou número"
          value={q}
          onSearch={(text) => onChange({ q: text })}
          className="flex-1 basis-60 sm:max-w-md"
        />
        <FilterSelect
          aria-label="Status"
          className="w-full sm:w-52"
          value={estado}
          onValueChange={(value) => onChange({ estado: value })}
          every="Todos os status"
          options={options}
        />
        <DuePeriodFilter de={de} ate={ate} onChange={onChange} />
      </div>
      <FilterChips
        chips={chips}
        onClear={() => onChange({ q: '', estado: undefined, de: undefined, ate: undefined })}
      />
    </div>
  );
}
