import { cargoLabels, typeUserLabels } from '@restitui/domain/users/cargo.ts';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { countFilters, type UserFilters } from '../user-filters.ts';
import { UserFilterDialog } from './user-filter-dialog.tsx';

interface UserFilterBarProps {
  filters: UserFilters;
  onChange: (filters: Partial<UserFilters>) => void;
}

/** Search, the filter dialog with its badge, and what is set as chips. */
export function UserFilterBar({ filters, onChange }: UserFilterBarProps) {
  const [open, setOpen] = useState(false);
  const { q, typeCargo, typeUser } = filters;
  const count = countFilters(filters);
  const chips = [
    ...(q ? [{ key: 'q', label: `Busca: ${q}`, onRemove: () => onChange({ q: '' }) }] : []),
    ...(typeCargo
      ? [
          {
            key: 'cargo',
            label: `Cargo: ${cargoLabels[typeCargo]}`,
            onRemove: () => onChange({ typeCargo: undefined }),
          },
        ]
      : []),
    ...(typeUser
      ? [{ key: 'tipo', label: `Tipo: ${typeUserLabels[typeUser]}`, onRemove: () => onChange({ typeUser: undefined }) }]
      : []),
  ];

  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <SearchField
          label="Buscar usuários"
          placeholder="CPF, nome ou e-mail"
          value={q}
          onSearch={(q) => onChange({ q })}
          className="flex-1 basis-48 sm:max-w-md"
        />
        <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
          <ListFilter aria-hidden />
          Filtros
          {count > 0 && (
            <span className="figures grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1.5 text-caption text-on-brand">
              {count}
              <span className="sr-only">{count === 1 ? ' ativo' : ' ativos'}</span>
            </span>
          )}
        </Button>
      </div>
      <FilterChips chips={chips} onClear={() => onChange({ q: '', typeCargo: undefined, typeUser: undefined })} />
      <UserFilterDialog open={open} onOpenChange={setOpen} filters={filters} onChange={onChange} />
    </div>
  );
}
