import { itemGrouping, itemGroupLabels } from '@restitui/domain/simples-analysis/item-filters.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { type FilterChip, FilterChips } from '../../../ui/filter-chips.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { filterLabel, filterOf, groupingOf, groupingWords } from '../item-address.ts';
import type { ShownItems } from '../month-address.ts';

interface ItemsToolbarProps {
  shown: ShownItems;
  onChange: (next: Partial<ShownItems>) => void;
}

const views = [
  { value: 'itens', label: 'Item a item' },
  ...itemGrouping.options.map((value) => ({ value: value as string, label: groupingWords[value].by })),
];

/** What narrows the items down, each with the change that takes it away. */
function chipsOf({ grupo, filtro, revisar, q }: ShownItems, onChange: ItemsToolbarProps['onChange']): FilterChip[] {
  const opened = filterLabel(filterOf(filtro));
  const chip = (key: keyof ShownItems, label: string | false | undefined, without: Partial<ShownItems>) =>
    label ? [{ key, label, onRemove: () => onChange(without) }] : [];
  return [
    ...chip('grupo', grupo && `Grupo: ${itemGroupLabels[grupo]}`, { grupo: undefined }),
    ...chip('filtro', opened, { filtro: undefined }),
    ...chip('revisar', revisar && 'A revisar', { revisar: false }),
    ...chip('q', q !== '' && `Busca: ${q}`, { q: '' }),
  ];
}

/** The heading of the items, and what is asked of them. */
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
        chips={chipsOf(shown, onChange)}
        onClear={() => onChange({ grupo: undefined, filtro: undefined, revisar: false, q: '' })}
      />
    </>
  );
}
