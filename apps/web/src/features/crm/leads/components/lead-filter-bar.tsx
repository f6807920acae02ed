import { type LeadFilters, leadList } from '@restitui/domain/crm/leads/lead-list.ts';
import { leadStatus, leadStatusLabels } from '@restitui/domain/crm/leads/lead-status.ts';
import { FilterBar } from '../../../../ui/filter-bar.tsx';

interface LeadFilterBarProps {
  filters: LeadFilters;
  onChange: (change: Partial<LeadFilters>) => void;
}

const options = leadStatus.options.map((value) => ({ value, label: leadStatusLabels[value] }));

export function LeadFilterBar({ filters, onChange }: LeadFilterBarProps) {
  return (
    <FilterBar
      list={leadList}
      filters={filters}
      chips={leadList.chips(filters)}
      onChange={onChange}
      controls={{
        q: { search: 'Buscar contatos', placeholder: 'Nome, e-mail, telefone ou mensagem' },
        status: { choice: 'Estado', every: 'Todos os estados', options, width: 'sm:w-56' },
        // Chosen in the menu of columns.
        colunas: null,
      }}
    />
  );
}
