import { claimStrength, claimStrengthLabels } from '@restitui/domain/simples/analysis/claim-strength.ts';
import { filterOf, type ItemFilters, itemGrouping, itemList } from '@restitui/domain/simples/analysis/item-filters.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { FilterChips } from '../../../../ui/filter-chips.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { filterLabel, groupingLabels, groupingOf } from '../item-groupings.ts';

interface ItemsToolbarProps {
  shown: ItemFilters;
  onChange: (next: Partial<ItemFilters>) => void;
}

const views = [
  { value: 'itens', label: 'Item a item' },
  ...itemGrouping.options.map((value) => ({ value: value as string, label: groupingLabels[value].by })),
];

const strengths = [
  { value: 'todas', label: 'Todas as forças' },
  ...claimStrength.options.map((value) => ({ value: value as string, label: claimStrengthLabels[value] })),
];

/** Heading of the items, with search and filters. */
export function ItemsToolbar({ shown, onChange }: ItemsToolbarProps) {
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id="items" className="flex-1 font-medium text-body">
          Itens das notas
        </h3>
        <Checkbox
          label="Só a revisar"
          checked={shown.revisar}
          onCheckedChange={(checked) => onChange({ revisar: checked === true })}
        />
        <Select
          aria-label="Força da prova"
          className="w-full sm:w-40"
          value={shown.forca ?? 'todas'}
          onValueChange={(next) => onChange({ forca: claimStrength.safeParse(next).data })}
          options={strengths}
        />
        <Select
          aria-label="Agrupar itens"
          className="w-full sm:w-40"
          value={shown.por ?? 'itens'}
          onValueChange={(next) => onChange({ por: groupingOf(next), filtro: undefined })}
          options={views}
        />
        <SearchField
          label="Buscar itens"
          placeholder="Produto, NCM ou chave"
          value={shown.q}
          onSearch={(next) => onChange({ q: next })}
          className="w-full sm:w-60"
        />
      </div>
      <FilterChips
        chips={itemList.chips(shown, { filtro: (text) => filterLabel(filterOf(text)) })}
        cleared={itemList.cleared}
        onChange={onChange}
      />
    </>
  );
}
