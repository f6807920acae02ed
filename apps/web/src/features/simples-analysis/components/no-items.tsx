import { PackageSearch } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { filterLabel, filterOf } from '../item-address.ts';
import type { ShownItems } from '../month-address.ts';
import { analysisMessages } from '../simples-analysis.messages.ts';

interface NoItemsProps {
  shown: ShownItems;
  /** There are items, on pages before this one. */
  beyond: boolean;
  onFirstPage: () => void;
}

/** Why a list of items shows none. */
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
  const { grupo, filtro, revisar, q } = shown;
  const narrowed = Boolean(grupo || filterLabel(filterOf(filtro)) || revisar || q);
  return (
    <EmptyState
      icon={PackageSearch}
      title={analysisMessages.nothingFound}
      description={narrowed ? 'Mude a busca ou remova um filtro.' : 'Nenhuma nota deste mês tem itens de venda.'}
    />
  );
}
