import {
  type IdentityCheckFilters,
  identityCheckScope,
  identityCheckScopeLabels,
} from '@restitui/domain/accounts/identity-checks/identity-check-list.ts';
import { SearchField } from '../../../../ui/search-field.tsx';
import { Select } from '../../../../ui/select.tsx';

const scopeOptions = identityCheckScope.options.map((value) => ({ value, label: identityCheckScopeLabels[value] }));

interface IdentityCheckFilterBarProps {
  filters: IdentityCheckFilters;
  onChange: (filters: Partial<IdentityCheckFilters>) => void;
}

export function IdentityCheckFilterBar({ filters: { q, escopo }, onChange }: IdentityCheckFilterBarProps) {
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <SearchField
        label="Buscar assinaturas"
        placeholder="Nome ou CPF"
        value={q}
        onSearch={(q) => onChange({ q })}
        className="flex-1 basis-48 sm:max-w-md"
      />
      <Select
        aria-label="De quem"
        value={escopo}
        options={scopeOptions}
        onValueChange={(escopo) => onChange({ escopo })}
        className="w-36"
      />
    </div>
  );
}
