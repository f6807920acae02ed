import { type ClientStatus, clientStatus, clientStatusLabels } from '@restitui/domain/clients/client-status.ts';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import type { ClientFilters } from '../client-filters.ts';

interface ClientFilterBarProps {
  filters: ClientFilters;
  onChange: (filters: Partial<ClientFilters>) => void;
}

const every = 'TODOS';
const options = [
  { value: every, label: 'Todos' },
  ...clientStatus.options.map((value) => ({ value, label: clientStatusLabels[value] })),
];

/** Search and status; what is set stands below as chips. */
export function ClientFilterBar({ filters, onChange }: ClientFilterBarProps) {
  const [typed, setTyped] = useState(filters.q);
  const asked = useRef(filters.q);
  const change = useRef(onChange);
  change.current = onChange;

  useEffect(() => {
    if (filters.q === asked.current) return;
    asked.current = filters.q;
    setTyped(filters.q);
  }, [filters.q]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const q = typed.trim();
      if (q === asked.current) return;
      asked.current = q;
      change.current({ q });
    }, 250);
    return () => clearTimeout(timer);
  }, [typed]);

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
        <div className="relative min-w-0 flex-1 basis-60 sm:max-w-md">
          <Search aria-hidden className="absolute top-2.5 left-3 size-4 text-muted" />
          <Input
            type="search"
            aria-label="Buscar clientes"
            placeholder="Razão social ou CNPJ"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            className="pl-9"
          />
        </div>
        <Select
          aria-label="Status"
          className="w-full sm:w-56"
          value={status ?? every}
          onValueChange={(value) => onChange({ status: value === every ? undefined : (value as ClientStatus) })}
          options={options}
        />
      </div>
      <FilterChips chips={chips} onClear={() => onChange({ q: '', status: undefined })} />
    </div>
  );
}
