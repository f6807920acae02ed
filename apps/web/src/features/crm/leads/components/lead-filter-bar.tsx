import { type LeadFilters, leadList } from '@restitui/domain/crm/leads/lead-list.ts';
import { leadStatus, leadStatusLabels } from '@restitui/domain/crm/leads/lead-status.ts';
import { FilterBar } from '../../../../ui/filter-bar.tsx';
import { FilterSelect } from '../../../../ui/filter-select.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';

interface LeadFilterBarProps {
  filters: LeadFilters;
  onChange: (change: Partial<LeadFilters>) => void;
}

const options = leadStatus.options.map((value) => ({ value, label: leadStatusLabels[value] }));

export function LeadFilterBar({ filters, onChange }: LeadFilterBarProps) {
  return (
    <FilterBar
      list={leadList}
      chips={leadList.chips(filters)}
      onChange={onChange}
      controls={{
        q: (
          <SearchField
            label="Buscar contatos"
            placeholder="Nome, e-mail, telefone ou mensagem"
            value={filters.q}
            onSearch={(q) => onChange({ q })}
            className="flex-1 basis-60 sm:max-w-md"
          />
        ),
        status: (
          <FilterSelect
            aria-label="Estado"
            className="w-full sm:w-56"
            value={filters.status}
            onValueChange={(status) => onChange({ status })}
            every="Todos os estados"
            options={options}
          />
        ),
        // Chosen in the menu of columns.
        colunas: null,
      }}
    />
  );
}
