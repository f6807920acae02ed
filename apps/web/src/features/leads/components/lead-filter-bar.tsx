import { leadStatus, leadStatusLabels } from '@restitui/domain/leads/lead-status.ts';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import type { LeadFilters } from '../lead-filters.ts';

interface LeadFilterBarProps {
  filters: LeadFilters;
  onChange: (filters: Partial<LeadFilters>) => void;
}

const options = leadStatus.options.map((value) => ({ value, label: leadStatusLabels[value] }));

export function LeadFilterBar({ filters: { q, estado }, onChange }: LeadFilterBarProps) {
  const withoutState = () => onChange({ estado: undefined });
  const chips = [
    ...(q ? [{ key: 'q', label: `Busca: ${q}`, onRemove: () => onChange({ q: '' }) }] : []),
    ...(estado ? [{ key: 'estado', label: `Estado: ${leadStatusLabels[estado]}`, onRemove: withoutState }] : []),
  ];
  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <SearchField
          label="Buscar contatos"
          placeholder="Nome, e-mail, telefone ou mensagem"
          value={q}
          onSearch={(text) => onChange({ q: text })}
          className="flex-1 basis-60 sm:max-w-md"
        />
        <FilterSelect
          aria-label="Estado"
          className="w-full sm:w-56"
          value={estado}
          onValueChange={(value) => onChange({ estado: value })}
          every="Todos"
          options={options}
        />
      </div>
      <FilterChips chips={chips} onClear={() => onChange({ q: '', estado: undefined })} />
    </div>
  );
}
