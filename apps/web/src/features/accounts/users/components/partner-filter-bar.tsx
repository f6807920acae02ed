import { type PartnerFilters, partnerList } from '@restitui/domain/accounts/users/user-list.ts';
import { userSituation, userSituationLabels } from '@restitui/domain/accounts/users/user-situation.ts';
import { FilterBar } from '../../../../ui/filter-bar.tsx';
import { FilterSelect } from '../../../../ui/filter-select.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';

interface PartnerFilterBarProps {
  filters: PartnerFilters;
  onChange: (change: Partial<PartnerFilters>) => void;
}

const options = userSituation.options.map((value) => ({ value, label: userSituationLabels[value] }));

export function PartnerFilterBar({ filters, onChange }: PartnerFilterBarProps) {
  return (
    <FilterBar
      list={partnerList}
      chips={partnerList.chips(filters)}
      onChange={onChange}
      controls={{
        q: (
          <SearchField
            label="Buscar parceiros"
            placeholder="CPF, nome ou e-mail"
            value={filters.q}
            onSearch={(q) => onChange({ q })}
            className="flex-1 basis-60 sm:max-w-md"
          />
        ),
        situacao: (
          <FilterSelect
            aria-label="Situação"
            className="w-full sm:w-52"
            value={filters.situacao}
            onValueChange={(situacao) => onChange({ situacao })}
            every="Todas as situações"
            options={options}
          />
        ),
        // Chosen in the menu of columns.
        colunas: null,
      }}
    />
  );
}
