import { type UserFilters, userList } from '@restitui/domain/accounts/users/user-list.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterChips } from '../../../../ui/filter-chips.tsx';
import { FiltersButton } from '../../../../ui/filters-button.tsx';
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
        <FiltersButton count={count} onClick={() => setOpen(true)} aria-haspopup="dialog" />
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
