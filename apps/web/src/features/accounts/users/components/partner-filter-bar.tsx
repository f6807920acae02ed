import { type PartnerFilters, partnerList } from '@restitui/domain/accounts/users/user-list.ts';
import { userSituation, userSituationLabels } from '@restitui/domain/accounts/users/user-situation.ts';
import { FilterBar } from '../../../../ui/filter-bar.tsx';

interface PartnerFilterBarProps {
  filters: PartnerFilters;
  onChange: (change: Partial<PartnerFilters>) => void;
}

const options = userSituation.options.map((value) => ({ value, label: userSituationLabels[value] }));

export function PartnerFilterBar({ filters, onChange }: PartnerFilterBarProps) {
  return (
    <FilterBar
      list={partnerList}
      filters={filters}
      chips={partnerList.chips(filters)}
      onChange={onChange}
      controls={{
        q: { search: 'Buscar parceiros', placeholder: 'CPF, nome ou e-mail' },
        situacao: { choice: 'Situação', every: 'Todas as situações', options, width: 'sm:w-52' },
        // Chosen in the menu of columns.
        colunas: null,
      }}
    />
  );
}
