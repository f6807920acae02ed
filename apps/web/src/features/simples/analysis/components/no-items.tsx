import { type ItemFilters, itemList } from '@restitui/domain/simples/analysis/item-filters.ts';
import { PackageSearch } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { analysisMessages } from '../simples-analysis.messages.ts';

interface NoItemsProps {
  shown: ItemFilters;
  /** The page number is beyond the last page. */
  beyond: boolean;
  onFirstPage: () => void;
}

/** Explains why a list of items is empty. */
export function NoItems({ shown, beyond, onFirstPage }: NoItemsProps) {
  if (beyond) {
    return (
      <EmptyState
        icon={PackageSearch}
        title="Esta página não existe"
        description="A lista termina antes dela."
        action={<Button onClick={onFirstPage}>Ir à primeira página</Button>}
      />
    );
  }
  const narrowed = itemList.isNarrowed(shown);
  return (
    <EmptyState
      icon={PackageSearch}
      title={analysisMessages.nothingFound}
      description={narrowed ? 'Mude a busca ou remova um filtro.' : 'Nenhuma nota deste mês tem itens de venda.'}
    />
  );
}
