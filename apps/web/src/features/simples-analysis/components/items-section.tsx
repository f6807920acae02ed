import { formatBRL } from '@restitui/brazil/money.ts';
import { itemGrouping, itemGroupLabels } from '@restitui/domain/simples-analysis/item-filters.ts';
import { useQuery } from '@tanstack/react-query';
import { PackageSearch } from 'lucide-react';
import { useRef } from 'react';
import { formatCount } from '../../../lib/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { type FilterChip, FilterChips } from '../../../ui/filter-chips.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { filterLabel, filterOf, groupingOf, groupingWords } from '../item-address.ts';
import type { ShownItems } from '../month-address.ts';
import { analysisMessages } from '../simples-analysis.messages.ts';
import { itemGroupsQuery, itemsQuery } from '../simples-analysis.queries.ts';
import { GroupsTable } from './groups-table.tsx';
import { ItemsTable } from './items-table.tsx';

interface ItemsSectionProps {
  id_apuracao: string;
  competencia: string;
  shown: ShownItems;
  /** `replace`: another step of what is being typed, no place to come back to. */
  onShow: (shown: ShownItems, options: { replace: boolean }) => void;
}

/** The items of the notes behind the month, or their sums by what they have in common, 50 a page. */
export function ItemsSection({ id_apuracao, competencia, shown, onShow }: ItemsSectionProps) {
  const { grupo, por, filtro, revisar, q } = shown;
  const section = useRef<HTMLElement>(null);
  const grouped = por !== undefined && filtro === undefined;
  const items = useQuery({ ...itemsQuery(id_apuracao, competencia, shown), enabled: !grouped });
  const groups = useQuery({ ...itemGroupsQuery(id_apuracao, competencia, por ?? 'ncm', shown), enabled: grouped });
  const list = grouped ? groups : items;
  const opened = filterLabel(filterOf(filtro));
  const change = (next: Partial<ShownItems>) =>
    onShow({ ...shown, pagina: 1, ...next }, { replace: next.q !== undefined && next.q !== '' });
  const turnTo = (page: number) => {
    change({ pagina: page });
    section.current?.scrollIntoView({ block: 'start' });
  };

  const chips: FilterChip[] = [
    ...(grupo ? [chip('grupo', `Grupo: ${itemGroupLabels[grupo]}`, () => change({ grupo: undefined }))] : []),
    ...(opened ? [chip('filtro', opened, () => change({ filtro: undefined }))] : []),
    ...(revisar ? [chip('revisar', 'A revisar', () => change({ revisar: false }))] : []),
    ...(q ? [chip('q', `Busca: ${q}`, () => change({ q: '' }))] : []),
  ];

  const failure = <ErrorState title={analysisMessages.loadFailed} error={list.error} onRetry={() => list.refetch()} />;
  const beyond = list.data !== undefined && list.data.page.total > 0;
  const nothing = (
    <EmptyState
      icon={PackageSearch}
      title={beyond ? 'Esta página não existe' : analysisMessages.nothingFound}
      description={
        beyond
          ? 'A lista termina antes dela.'
          : chips.length > 0
            ? 'Mude a busca ou remova um filtro.'
            : 'Nenhuma nota deste mês tem itens de venda.'
      }
      action={beyond && <Button onClick={() => turnTo(1)}>Ir à primeira página</Button>}
    />
  );

  return (
    <section ref={section} aria-labelledby="items" className="min-w-0 scroll-mt-4">
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id="items" className="flex-1 font-medium text-body">
          Itens das notas
        </h3>
        <Checkbox
          label="Só a revisar"
          checked={revisar}
          onCheckedChange={(checked) => change({ revisar: checked === true })}
        />
        <Select
          aria-label="Agrupar itens"
          className="w-full sm:w-40"
          value={por ?? 'itens'}
          onValueChange={(next) => change({ por: groupingOf(next), filtro: undefined })}
          options={views}
        />
        <SearchField
          label="Buscar itens"
          placeholder="Produto, NCM ou chave"
          value={q}
          onSearch={(next) => change({ q: next })}
          className="w-full sm:w-60"
        />
      </div>
      <FilterChips
        chips={chips}
        onClear={() => change({ grupo: undefined, filtro: undefined, revisar: false, q: '' })}
      />
      {grouped && groups.data && groups.data.page.total > 0 && (
        <p className="figures mt-3 text-caption text-muted">
          {formatCount(groups.data.total.itens)} {groups.data.total.itens === 1 ? 'item' : 'itens'} ·{' '}
          {formatBRL(groups.data.total.valor)}
        </p>
      )}
      <div className="mt-3 overflow-clip rounded-md border">
        {grouped ? (
          <GroupsTable
            por={por}
            groups={groups.data?.data}
            fetching={groups.isPlaceholderData}
            error={groups.isError && failure}
            empty={nothing}
            onOpen={(next) => change({ filtro: next })}
          />
        ) : (
          <ItemsTable
            items={items.data?.data}
            fetching={items.isPlaceholderData}
            error={items.isError && failure}
            empty={nothing}
          />
        )}
        {list.data && list.data.page.total > 0 && (
          <div className="border-t">
            <Pagination
              page={list.data.page}
              noun={grouped ? groupingWords[por].many : 'itens'}
              onPageChange={turnTo}
            />
          </div>
        )}
      </div>
    </section>
  );
}

const views = [
  { value: 'itens', label: 'Item a item' },
  ...itemGrouping.options.map((value) => ({ value: value as string, label: groupingWords[value].by })),
];

const chip = (key: string, label: string, onRemove: () => void): FilterChip => ({ key, label, onRemove });
