import { plural } from '@restitui/brazil/counted.ts';
import { type UserFilters, userList } from '@restitui/domain/accounts/users/user-list.ts';
import { useQuery } from '@tanstack/react-query';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { FilterChips } from '../../../../ui/filter-chips.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { tenantsQuery } from '../../../tenancy/tenants/tenants.queries.ts';
import { countFilters } from '../count-filters.ts';
import { UserFilterDialog } from './user-filter-dialog.tsx';

interface UserFilterBarProps {
  filters: UserFilters;
  onChange: (filters: Partial<UserFilters>) => void;
}

/** Search, the filter dialog with its badge, and chips of the set filters. */
export function UserFilterBar({ filters, onChange }: UserFilterBarProps) {
  const [open, setOpen] = useState(false);
  const count = countFilters(filters);
  const tenants = useQuery(tenantsQuery).data;

  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <SearchField
          label="Buscar usuários"
          placeholder="CPF, nome ou e-mail"
          value={filters.q}
          onSearch={(q) => onChange({ q })}
          className="flex-1 basis-48 sm:max-w-md"
        />
        <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
          <ListFilter aria-hidden />
          Filtros
          {count > 0 && (
            <span className="figures grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1.5 text-caption text-on-brand">
              {count}
              <span className="sr-only">{plural(count, ' ativo', ' ativos')}</span>
            </span>
          )}
        </Button>
      </div>
      <FilterChips
        chips={userList.chips(filters, { id_tenant: (id) => tenants?.find((tenant) => tenant.id === id)?.title })}
        cleared={userList.cleared}
        onChange={onChange}
      />
      <UserFilterDialog open={open} onOpenChange={setOpen} filters={filters} onChange={onChange} />
    </div>
  );
}
