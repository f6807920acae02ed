import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { type SignatureFilters, scopeLabels, signatureScopes } from '../signature-filters.ts';

interface SignatureFilterBarProps {
  filters: SignatureFilters;
  onChange: (filters: Partial<SignatureFilters>) => void;
}

const scopes = signatureScopes.map((value) => ({ value, label: scopeLabels[value] }));

export function SignatureFilterBar({ filters: { q, escopo }, onChange }: SignatureFilterBarProps) {
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
        options={scopes}
        onValueChange={(escopo) => onChange({ escopo })}
        className="w-36"
      />
    </div>
  );
}
