import {
  type ItemGroup,
  type ItemGrouping,
  itemGrouping,
  itemGroupLabels,
} from '@restitui/domain/simples-analysis/item-filters.ts';
import { useQuery } from '@tanstack/react-query';
import { PackageSearch } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { type FilterChip, FilterChips } from '../../../ui/filter-chips.tsx';
import { Input } from '../../../ui/input.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Select } from '../../../ui/select.tsx';
import { filterLabel, filterOf, groupingLabels, groupingOf } from '../item-address.ts';
import { analysisMessages } from '../simples-analysis.messages.ts';
import { itemGroupsQuery, itemsQuery } from '../simples-analysis.queries.ts';
import { GroupsTable } from './groups-table.tsx';
import { ItemsTable } from './items-table.tsx';
import { useSettled } from './use-settled.ts';

type Shown = Partial<Pick<ItemsSectionProps, 'grupo' | 'por' | 'filtro' | 'pagina'>>;

interface ItemsSectionProps {
  id_apuracao: string;
  competencia: string;
  grupo: ItemGroup | undefined;
  por: ItemGrouping | undefined;
  /** The group whose items are shown, as the address has it. */
  filtro: string | undefined;
  pagina: number;
  onChange: (address: Shown) => void;
}

/** The items of the notes behind the month, or their sums by what they have in common, 50 a page. */
export function ItemsSection({ id_apuracao, competencia, grupo, por, filtro, pagina, onChange }: ItemsSectionProps) {
  const [typed, setTyped] = useState('');
  const [revisar, setRevisar] = useState(false);
  const q = useSettled(typed.trim(), 250);
  const filters = { grupo, revisar, q, filtro, pagina };
  const grouped = por !== undefined && filtro === undefined;
  const items = useQuery({ ...itemsQuery(id_apuracao, competencia, filters), enabled: !grouped });
  const groups = useQuery({ ...itemGroupsQuery(id_apuracao, competencia, por ?? 'ncm', filters), enabled: grouped });
  const shown = grouped ? groups : items;
  const opened = filterLabel(filterOf(filtro));

  const chips: FilterChip[] = [
    ...(grupo ? [chip('grupo', `Grupo: ${itemGroupLabels[grupo]}`, () => onChange({ por, filtro }))] : []),
    ...(opened ? [chip('filtro', opened, () => onChange({ grupo, por }))] : []),
    ...(revisar ? [chip('revisar', 'A revisar', () => setRevisar(false))] : []),
    ...(typed ? [chip('q', `Busca: ${typed}`, () => setTyped(''))] : []),
  ];

  const failure = (
    <ErrorState title={analysisMessages.loadFailed} error={shown.error} onRetry={() => shown.refetch()} />
  );
  const nothing = (
    <EmptyState
      icon={PackageSearch}
      title={analysisMessages.nothingFound}
      description={
        chips.length > 0 ? 'Mude a busca ou remova um filtro.' : 'Nenhuma nota deste mês tem itens de venda.'
      }
    />
  );

  return (
    <section aria-labelledby="items" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id="items" className="flex-1 font-medium text-body">
          Itens das notas
        </h3>
        <Checkbox
          label="Só a revisar"
          checked={revisar}
          onCheckedChange={(checked) => {
            setRevisar(checked === true);
            onChange({ grupo, por, filtro });
          }}
        />
        <Select
          aria-label="Agrupar itens"
          className="w-full sm:w-40"
          value={por ?? 'itens'}
          onValueChange={(next) => onChange({ grupo, por: groupingOf(next) })}
          options={views}
        />
        <Input
          type="search"
          aria-label="Buscar itens"
          placeholder="Produto, NCM ou chave"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            if (pagina > 1) onChange({ grupo, por, filtro });
          }}
          className="sm:w-60"
        />
      </div>
      <FilterChips
        chips={chips}
        onClear={() => {
          setTyped('');
          setRevisar(false);
          onChange({});
        }}
      />
      <div className="mt-3 overflow-clip rounded-md border">
        {grouped ? (
          <GroupsTable
            por={por}
            groups={groups.data?.data}
            fetching={groups.isPlaceholderData}
            error={groups.isError && failure}
            empty={nothing}
            onOpen={(next) => onChange({ grupo, por, filtro: next })}
          />
        ) : (
          <ItemsTable
            items={items.data?.data}
            fetching={items.isPlaceholderData}
            error={items.isError && failure}
            empty={nothing}
          />
        )}
        {shown.data && shown.data.page.total > 0 && (
          <div className="border-t">
            <Pagination
              page={shown.data.page}
              noun={grouped ? 'grupos' : 'itens'}
              onPageChange={(next) => onChange({ grupo, por, filtro, pagina: next })}
            />
          </div>
        )}
      </div>
    </section>
  );
}

const views = [
  { value: 'itens', label: 'Item a item' },
  ...itemGrouping.options.map((value) => ({ value: value as string, label: groupingLabels[value] })),
];

const chip = (key: string, label: string, onRemove: () => void): FilterChip => ({ key, label, onRemove });
