import { type ItemGroup, itemGroupLabels } from '@restitui/domain/simples-analysis/item-filters.ts';
import { useQuery } from '@tanstack/react-query';
import { PackageSearch } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { type FilterChip, FilterChips } from '../../../ui/filter-chips.tsx';
import { Input } from '../../../ui/input.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { analysisMessages } from '../simples-analysis.messages.ts';
import { itemsQuery } from '../simples-analysis.queries.ts';
import { ItemsTable } from './items-table.tsx';
import { useSettled } from './use-settled.ts';

interface ItemsSectionProps {
  id_apuracao: string;
  competencia: string;
  grupo: ItemGroup | undefined;
  pagina: number;
  onChange: (address: { grupo?: ItemGroup | undefined; pagina?: number | undefined }) => void;
}

/** The items of the notes behind the month, 50 a page. */
export function ItemsSection({ id_apuracao, competencia, grupo, pagina, onChange }: ItemsSectionProps) {
  const [typed, setTyped] = useState('');
  const [revisar, setRevisar] = useState(false);
  const q = useSettled(typed.trim(), 250);
  const items = useQuery(itemsQuery(id_apuracao, competencia, { grupo, revisar, q, pagina }));

  const chips: FilterChip[] = [
    ...(grupo ? [chip('grupo', `Grupo: ${itemGroupLabels[grupo]}`, () => onChange({ grupo: undefined }))] : []),
    ...(revisar ? [chip('revisar', 'A revisar', () => setRevisar(false))] : []),
    ...(typed ? [chip('q', `Busca: ${typed}`, () => setTyped(''))] : []),
  ];

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
            onChange({ grupo });
          }}
        />
        <Input
          type="search"
          aria-label="Buscar itens"
          placeholder="Produto, NCM ou chave"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            if (pagina > 1) onChange({ grupo });
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
        <ItemsTable
          items={items.data?.data}
          fetching={items.isPlaceholderData}
          error={
            items.isError && (
              <ErrorState title={analysisMessages.loadFailed} error={items.error} onRetry={() => items.refetch()} />
            )
          }
          empty={
            <EmptyState
              icon={PackageSearch}
              title={analysisMessages.nothingFound}
              description={
                chips.length > 0 ? 'Mude a busca ou remova um filtro.' : 'Nenhuma nota deste mês tem itens de venda.'
              }
            />
          }
        />
        {items.data && items.data.page.total > 0 && (
          <div className="border-t">
            <Pagination
              page={items.data.page}
              noun="itens"
              onPageChange={(next) => onChange({ grupo, pagina: next })}
            />
          </div>
        )}
      </div>
    </section>
  );
}

const chip = (key: string, label: string, onRemove: () => void): FilterChip => ({ key, label, onRemove });
