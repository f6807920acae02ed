import { clientStatus, clientStatusLabels } from '@restitui/domain/clients/client-status.ts';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import type { ClientFilters } from '../client-filters.ts';

interface ClientFilterBarProps {
  filters: ClientFilters;
  onChange: (filters: Partial<ClientFilters>) => void;
}

const options = clientStatus.options.map((value) => ({ value, label: clientStatusLabels[value] }));

/** Search and status; what is set stands below as chips. */
export function ClientFilterBar({ filters, onChange }: ClientFilterBarProps) {
  const { q, status } = filters;
  const chips = [
    ...(q ? [{ key: 'q', label: `Busca: ${q}`, onRemove: () => onChange({ q: '' }) }] : []),
    ...(status
      ? [
          {
            key: 'status',
            label: `Status: ${clientStatusLabels[status]}`,
            onRemove: () => onChange({ status: undefined }),
          },
        ]
      : []),
  ];

  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <SearchField
          label="Buscar clientes"
          placeholder="Razão social ou CNPJ"
          value={filters.q}
          onSearch={(q) => onChange({ q })}
          className="flex-1 basis-60 sm:max-w-md"
        />
        <FilterSelect
          aria-label="Status"
          className="w-full sm:w-56"
          value={status}
          onValueChange={(value) => onChange({ status: value })}
          every="Todos"
          options={options}
        />
      </div>
      <FilterChips chips={chips} onClear={() => onChange({ q: '', status: undefined })} />
    </div>
  );
}
