import {
  type IdentityCheckFilters,
  identityCheckList,
  identityCheckScope,
  identityCheckScopeLabels,
} from '@restitui/domain/accounts/identity-checks/identity-check-list.ts';
import { FilterBar } from '../../../../ui/filter-bar.tsx';
import { Select } from '../../../../ui/select.tsx';

const scopes = identityCheckScope.options.map((value) => ({ value, label: identityCheckScopeLabels[value] }));

interface IdentityCheckFilterBarProps {
  filters: IdentityCheckFilters;
  onChange: (filters: Partial<IdentityCheckFilters>) => void;
}

export function IdentityCheckFilterBar({ filters, onChange }: IdentityCheckFilterBarProps) {
  return (
    <FilterBar
      list={identityCheckList}
      filters={filters}
      chips={identityCheckList.chips(filters)}
      onChange={onChange}
      controls={{
        q: { search: 'Buscar assinaturas', placeholder: 'Nome ou CPF' },
        escopo: (
          <Select
            aria-label="De quem"
            className="w-full sm:w-36"
            value={filters.escopo}
            options={scopes}
            onValueChange={(escopo) => onChange({ escopo })}
          />
        ),
        // Chosen by the tabs.
        aba: null,
      }}
    />
  );
}
