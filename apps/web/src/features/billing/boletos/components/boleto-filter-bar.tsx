import { type BoletoListFilters, boletoList } from '@restitui/domain/billing/boletos/boleto-list.ts';
import { boletoStatus, boletoStatusLabels } from '@restitui/domain/billing/boletos/boleto-status.ts';
import { FilterBar } from '../../../../ui/filter-bar.tsx';
import { FilterSelect } from '../../../../ui/filter-select.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { DuePeriodFilter } from './due-period-filter.tsx';

interface BoletoFilterBarProps {
  filters: BoletoListFilters;
  onChange: (change: Partial<BoletoListFilters>) => void;
}

const options = boletoStatus.options.map((value) => ({ value, label: boletoStatusLabels[value] }));

export function BoletoFilterBar({ filters, onChange }: BoletoFilterBarProps) {
  return (
    <FilterBar
      list={boletoList}
      chips={boletoList.chips(filters)}
      onChange={onChange}
      controls={{
        q: (
          <SearchField
            label="Buscar boletos"
            placeholder="Pagador, CPF/CNPJ ou número"
            value={filters.q}
            onSearch={(q) => onChange({ q })}
            className="flex-1 basis-60 sm:max-w-md"
          />
        ),
        status: (
          <FilterSelect
            aria-label="Status"
            className="w-full sm:w-52"
            value={filters.status}
            onValueChange={(status) => onChange({ status })}
            every="Todos os status"
            options={options}
          />
        ),
        de: <DuePeriodFilter de={filters.de} ate={filters.ate} onChange={onChange} />,
        // Set together with `de`.
        ate: null,
        // Chosen in the menu of columns.
        colunas: null,
      }}
    />
  );
}
