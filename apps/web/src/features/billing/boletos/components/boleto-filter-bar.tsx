import { type BoletoListFilters, boletoList } from '@restitui/domain/billing/boletos/boleto-list.ts';
import { boletoStatus, boletoStatusLabels } from '@restitui/domain/billing/boletos/boleto-status.ts';
import { FilterBar } from '../../../../ui/filter-bar.tsx';
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
      filters={filters}
      chips={boletoList.chips(filters)}
      onChange={onChange}
      controls={{
        q: { search: 'Buscar boletos', placeholder: 'Pagador, CPF/CNPJ ou número' },
        status: { choice: 'Status', every: 'Todos os status', options, width: 'sm:w-52' },
        de: <DuePeriodFilter de={filters.de} ate={filters.ate} onChange={onChange} />,
        // Set together with `de`.
        ate: null,
        // Chosen in the menu of columns.
        colunas: null,
      }}
    />
  );
}
